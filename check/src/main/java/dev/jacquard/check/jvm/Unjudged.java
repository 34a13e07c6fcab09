package dev.jacquard.check.jvm;

import dev.jacquard.check.Options;
import dev.jacquard.check.run.Check;
import dev.jacquard.explore.Exploration;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.JvmFacts;
import dev.jacquard.report.JvmFacts.Remarks;
import dev.jacquard.report.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What is known of a program whose search came to no end of its own. */
record Unjudged(JvmSubject subject, Options options) {
  /** A result without executions; the reason is one of control, or only of time. */
  Result result(
      Function<List<String>, Verdict> verdict,
      String why,
      boolean outOfControl,
      Tally tally,
      Duration time) {
    List<String> notControlled = new ArrayList<>(subject.uncontrolledSoFar());
    List<String> reasons = new ArrayList<>(List.of(why));
    if (outOfControl) {
      reasons.addAll(notControlled);
      notControlled.add(0, why);
    } else {
      notControlled.stream().map(Check::notControlled).forEach(reasons::add);
    }
    return new Result(
        subject.name(),
        subject.legend(),
        options.asked(),
        new Exploration(verdict.apply(reasons), List.of(), tally, List.of(), time),
        Result.Counts.UNKNOWN,
        subject.symmetries(),
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.of(
            new JvmFacts(
                subject.carrier(),
                notControlled,
                outOfControl,
                List.of(),
                List.of(),
                List.of(),
                Remarks.NONE,
                List.of())));
  }
}
