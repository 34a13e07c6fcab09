package dev.jacquard.check.body;

import dev.jacquard.check.host.Surroundings;
import dev.jacquard.explore.option.Option;
import dev.jacquard.explore.option.Option.Place;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.report.ReplayLine;
import java.util.List;
import java.util.Optional;

/** How the user asks for one execution of a body. */
final class ReplayCalls {
  private ReplayCalls() {}

  /** A call or a property, with all that was said outside of the call and matters. */
  static List<ReplayLine> of(Surroundings surroundings) {
    StringBuilder calls = new StringBuilder();
    StringBuilder words = new StringBuilder();
    for (Option option : Option.in(Place.REPLAY_LINE)) {
      Optional<String> text = surroundings.text(option);
      if (text.isPresent()) {
        calls.append(Spelling.BUILDER.of(option, text.get()));
        words.append(" -D").append(Spelling.SYSTEM_PROPERTY.of(option, text.get()));
      }
    }
    String replay = Spelling.BUILDER.of(Option.REPLAY, ReplayLine.SCHEDULE);
    return List.of(
        new ReplayLine("call", "Jacquard.checking()" + replay + calls + ".check(...)"),
        new ReplayLine(
            "system property",
            "-D" + Spelling.SYSTEM_PROPERTY.of(Option.REPLAY, ReplayLine.SCHEDULE) + words));
  }
}
