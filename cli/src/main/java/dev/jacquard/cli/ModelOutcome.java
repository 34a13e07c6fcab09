package dev.jacquard.cli;

import dev.jacquard.model.search.SearchResult;
import java.util.Optional;

/**
 * What a search through a model's states found.
 *
 * @param plain the same without any reduction, if that was asked for
 */
record ModelOutcome(
    ModelSubject subject,
    ModelSettings settings,
    SearchResult result,
    Optional<SearchResult> plain) {

  ExitCode exitCode() {
    return ExitCode.of(result.verdict());
  }
}
