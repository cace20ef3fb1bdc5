"""Judgement for Skyrim: a hand-made policy that plans by region, odds and cards."""
