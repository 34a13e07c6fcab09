package dev.jacquard.cli;

import dev.jacquard.report.Counterexample;
import java.util.Optional;

/** Writes failures as pages, if the user wants them. */
interface Pages {
  /** Writes one; returns what there is to say about it. */
  Optional<String> write(Counterexample counterexample);
}
