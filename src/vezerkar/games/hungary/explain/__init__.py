"""Why not? The rules that forbid an action, and those that an action comes from."""

from vezerkar.games.hungary.explain.explain import explain as explain
