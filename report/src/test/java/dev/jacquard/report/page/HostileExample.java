package dev.jacquard.report.page;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Names;
import dev.jacquard.report.ReplayLine;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.List;
import java.util.Optional;

/** A counterexample in which every text that a program has a say in tries to be something else. */
final class HostileExample {
  static final String TEXT =
      "</script><script>window.hacked=1</script><img src=x"
          + " onerror=window.hacked=2>\"'`<!--]]>&amp;&#0;\u202eesrever\u2066\u200b\0\u0007\u001b[31m\ud83e\uddf5\ud800"
          + " ${7*7} javascript:alert(1) </style></title></textarea>";
  static final String LONG = "x".repeat(10_000);

  private static final String PROGRAM =
      """
      lock a, b
      thread left { lock(a); lock(b); unlock(b); unlock(a); }
      thread right { lock(b); lock(a); unlock(a); unlock(b); }
      """;

  private HostileExample() {}

  static String page() {
    Counterexample tame = new LitmusExample("tame.litmus", PROGRAM).counterexample();
    Trace trace = tame.trace();
    Names names = Names.of(trace, new HostileLegend(tame.names()), List.of());
    Counterexample hostile =
        new Counterexample(
            TEXT,
            trace,
            names,
            tame.schedule(),
            tame.faults(),
            List.of(),
            List.of(
                new PlainAccess(0, 1, TEXT + ".field", true, TEXT, TEXT + ".java:3"),
                new PlainAccess(1, 2, LONG, false, LONG, LONG + ".java:3")),
            List.of(new Call(0, 0, 1, 0, 1, TEXT + ".get()", TEXT, TEXT + ".java:3")),
            List.of(),
            List.of(TEXT, LONG),
            List.of(new ReplayLine(TEXT, TEXT), new ReplayLine("long", LONG)),
            Optional.of(TEXT),
            List.of(TEXT));
    Sources sources = file -> Optional.of(List.of(TEXT, LONG, TEXT));
    return new FailurePage(hostile, sources).html();
  }

  /** Gives every number a hostile name. */
  private record HostileLegend(Legend tame) implements Legend {
    @Override
    public int threads() {
      return tame.threads();
    }

    @Override
    public String thread(int thread) {
      return thread == 0 ? TEXT : LONG;
    }

    @Override
    public String location(int location) {
      return location + TEXT;
    }

    @Override
    public String waitQueue(int queue) {
      return TEXT;
    }

    @Override
    public String site(int thread, int site) {
      return TEXT + ".java:2";
    }
  }
}
