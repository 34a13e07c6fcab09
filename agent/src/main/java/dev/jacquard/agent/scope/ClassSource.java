package dev.jacquard.agent.scope;

import java.util.Optional;

/**
 * What other classes declare, as the loader of a rewritten class sees them. Answers come from class
 * files: to load a class in order to rewrite another one would be too early, and what happens to be
 * loaded differs from process to process.
 */
@FunctionalInterface
public interface ClassSource {
  /** What the class with an internal name declares, or nothing if it has no class file. */
  Optional<Declaration> find(String name);
}
