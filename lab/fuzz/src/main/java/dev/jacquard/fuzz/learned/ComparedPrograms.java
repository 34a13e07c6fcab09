package dev.jacquard.fuzz.learned;

import java.util.function.Consumer;

/** Where programs come from. */
interface ComparedPrograms {
  /** Makes the programs of so many seeds. */
  void forEach(long firstSeed, int count, Consumer<ComparedProgram> user) throws Exception;
}
