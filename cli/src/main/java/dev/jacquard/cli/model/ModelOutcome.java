package dev.jacquard.cli.model;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.model.search.PlainSize;
import dev.jacquard.model.search.SearchResult;
import java.util.Optional;

/**
 * What a search through a model's states found.
 *
 * @param plain the same without any reduction, if that was asked for
 * @param plainSize otherwise what is known of how many states that would have reached, if this
 *     search reduced anything and came to its end
 */
record ModelOutcome(
    ModelSubject subject,
    ModelSettings settings,
    SearchResult result,
    Optional<SearchResult> plain,
    Optional<PlainSize> plainSize) {

  ExitCode exitCode() {
    return ExitCode.of(result.verdict());
  }
}
