package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.State;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.report.json.JsonArray;
import dev.jacquard.report.json.JsonObject;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** How far the searches of a cluster are, for the page. */
final class StateJson {
  private StateJson() {}

  static String of(List<State> states, Rates rates) {
    JsonObject all = new JsonObject();
    JsonArray searches = all.putArray("searches");
    for (State state : states) {
      JsonObject search =
          searches
              .addObject()
              .put("name", StateText.name(state))
              .put("over", state.over())
              .put("whole", state.whole())
              .put("trouble", state.trouble().map(trouble -> trouble.text()).orElse(""))
              .put("executions", state.counts().executions())
              .put("failing", failing(state))
              .put("share", rounded(state.share(), 6))
              .put("regions", state.regions())
              .put("finished", state.finished())
              .put("workers", state.workers());
      estimate(state).ifPresent(known -> search.put("estimate", known.whole()));
      rates.perSecond(state).ifPresent(rate -> search.put("perSecond", rounded(rate, 1)));
      rates.secondsLeft(state).ifPresent(left -> search.put("secondsLeft", rounded(left, 0)));
    }
    return all.toString();
  }

  private static long failing(State state) {
    long failing = 0;
    for (Failure.Type type : Failure.Type.values()) {
      failing += state.counts().tally().failing(type);
    }
    return failing;
  }

  private static Optional<Estimate> estimate(State state) {
    long executions = state.counts().executions();
    return state.share() > 0 && executions > 0 && !state.over()
        ? Optional.of(Estimate.byShare(state.share(), executions))
        : Optional.empty();
  }

  private static BigDecimal rounded(double number, int digits) {
    return BigDecimal.valueOf(number).setScale(digits, RoundingMode.HALF_UP);
  }
}
