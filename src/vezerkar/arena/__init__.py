"""Many games at once: duels, tournaments, tuning, benchmarks, soaks."""
