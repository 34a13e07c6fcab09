package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.runtime.witness.Testimony;
import dev.jacquard.worker.ProgramLoader;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Explores programs up to their first failure and prints what is seen when that execution is
 * repeated. Runs in a worker JVM. Arguments: carrier, class path, classes with methods.
 */
public final class TestimonyRun {
  /** So many accesses are printed, and the last one. */
  private static final int MOST = 22;

  private TestimonyRun() {}

  public static void main(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader);
    Settings settings =
        Settings.DEFAULT.with(CarrierChoice.valueOf(arguments[0].toUpperCase(Locale.ROOT)));
    for (String target : Arrays.asList(arguments).subList(2, arguments.length)) {
      System.out.println("# " + target.substring(target.lastIndexOf('.') + 1));
      tell(
          new JvmExplorer(
                  Target.find(loader, target, List.of()),
                  Budget.of(Duration.ofMinutes(1)),
                  Explorer.OnFailure.STOP,
                  (trace, tally) -> {})
              .explore(settings, OptimalDpor::new));
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static void tell(JvmExplorer.Result result) {
    JvmProgram program = result.program();
    List<Finding> findings = result.exploration().findings();
    List<DataRace> races = findings.stream().map(Finding::race).flatMap(Optional::stream).toList();
    Testimony seen = program.testimony(findings.get(0).schedule(), races);
    Legend legend = program.legend();
    int last = seen.accesses().size() - 1;
    for (int i = 0; i <= last; i++) {
      if (i < MOST || i == last) {
        System.out.println(words(seen.accesses().get(i), legend));
      } else if (i == MOST) {
        System.out.println("and " + (last - MOST) + " between");
      }
    }
    steps(seen.trace(), legend);
    for (Testimony.Racing racing : seen.races()) {
      String place = legend.location(racing.race().location());
      stack("race on " + place + ", first", racing.first());
      stack("race on " + place + ", second", racing.second());
    }
    for (Testimony.Wait wait : seen.waits()) {
      stack(legend.thread(wait.thread()) + " stands", wait.stack());
    }
    for (Testimony.Death death : seen.deaths()) {
      System.out.println(legend.thread(death.thread()) + " died of " + death.cause());
    }
  }

  private static String words(Testimony.Seen access, Legend legend) {
    return (access.unseen() == 0 ? "" : "(" + access.unseen() + " more) ")
        + access.step()
        + " "
        + legend.thread(access.thread())
        + " "
        + access.place()
        + (access.write() ? " wrote " : " read ")
        + access.value()
        + " ("
        + access.site()
        + ")";
  }

  private static void steps(Trace trace, Legend legend) {
    for (int row = 0; row < trace.length(); row++) {
      switch (trace.kind(row)) {
        case VOLATILE_READ, VOLATILE_WRITE, READ_MODIFY_WRITE, COMPARE_AND_SET ->
            System.out.println(
                "step "
                    + legend.thread(trace.thread(row))
                    + " "
                    + legend.location(trace.location(row))
                    + " "
                    + legend.value(trace.location(row), trace.before(row))
                    + " -> "
                    + legend.value(trace.location(row), trace.after(row)));
        default -> {}
      }
    }
  }

  private static void stack(String title, List<StackTraceElement> frames) {
    System.out.println(title);
    for (StackTraceElement frame : frames) {
      String method = frame.getMethodName().replaceFirst("\\$\\d+$", ""); // depends on the compiler
      System.out.println("  " + method + ":" + frame.getLineNumber());
    }
  }
}
