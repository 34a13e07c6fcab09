package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lets all tools that are present check all programs, in turn: first in fresh JVMs, then in warm
 * ones.
 *
 * @param progress what is done, line by line
 */
record PeerComparison(List<Peer> peers, ComparisonOptions options, PrintStream progress) {
  List<Result> run() throws IOException {
    List<Result> results = new ArrayList<>();
    try (Workplace workplace = Workplace.create(options.most(), options.limit())) {
      for (ComparedProgram program : options.programs()) {
        progress.println(program.title() + "...");
        progress.flush();
        results.addAll(compare(program, workplace));
      }
    }
    return results;
  }

  private List<Result> compare(ComparedProgram program, Workplace workplace) throws IOException {
    Map<Peer, ColdChecks> cold = new LinkedHashMap<>();
    peers.forEach(peer -> cold.put(peer, new ColdChecks(peer, program, workplace)));
    for (int round = 0; round < options.rounds(); round++) {
      for (ColdChecks checks : cold.values()) {
        checks.check();
      }
    }
    Map<Peer, Result.Warm> warm = warm(program, cold, workplace);
    return peers.stream()
        .map(
            peer ->
                new Result(
                    program,
                    peer.name(),
                    cold.get(peer).outcome(),
                    cold.get(peer).medians(),
                    Optional.ofNullable(warm.get(peer))))
        .toList();
  }

  private Map<Peer, Result.Warm> warm(
      ComparedProgram program, Map<Peer, ColdChecks> cold, Workplace workplace) throws IOException {
    Map<Peer, WarmChecks> warm = new LinkedHashMap<>();
    try {
      for (Peer peer : peers) {
        WarmChecks.start(peer, program, cold.get(peer).outcome(), options, workplace)
            .ifPresent(checks -> warm.put(peer, checks));
      }
      for (WarmChecks checks : warm.values()) {
        checks.warmUp();
      }
      for (int round = 0; round < options.rounds(); round++) {
        for (WarmChecks checks : warm.values()) {
          checks.round();
        }
      }
      Map<Peer, Result.Warm> medians = new LinkedHashMap<>();
      warm.forEach((peer, checks) -> checks.medians().ifPresent(each -> medians.put(peer, each)));
      return medians;
    } finally {
      warm.values().forEach(WarmChecks::close);
    }
  }
}
