package dev.jacquard.report.text;

import dev.jacquard.report.Counterexample;
import java.util.Optional;

/** Writes failures as pages, if the user wants them. */
public interface Pages {
  /** Writes one; returns what there is to say about it. */
  Optional<String> write(Counterexample counterexample);
}
