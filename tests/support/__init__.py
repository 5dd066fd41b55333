"""What the tests of the engine share: games and positions to order, random play, plain data, mutations."""
