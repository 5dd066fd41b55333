"""What greedy and search weigh, on the engine's numbers and codes, compiled. Weights are thousandths of a point."""
