package dev.jacquard.conformance;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Runs programs under random plans, each twice on each carrier of this JVM, and prints digests of
 * the traces: the same plan gives the same trace, always. Runs in a worker JVM.
 *
 * <p>There is a line for each program, with a digest for so many plans in a row; so two outputs
 * that differ say in which program and at which plans. The last line is a digest of all traces.
 *
 * <p>Arguments: plans per program, class path, class names.
 */
public final class TraceDigest {
  private static final int IN_A_DIGEST = 45;
  private static final int BYTES = 4;

  private TraceDigest() {}

  public static void main(String[] arguments) throws Exception {
    int plans = Integer.parseInt(arguments[0]);
    MessageDigest all = MessageDigest.getInstance("SHA-256");
    for (Program program : programs(arguments)) {
      List<String> first = null;
      for (String carrier : carriers()) {
        for (int repetition = 0; repetition < 2; repetition++) {
          List<String> traces = traces(program, program.settings(carrier), plans);
          if (first == null) {
            first = traces;
          } else if (!first.equals(traces)) {
            System.out.println(
                program.name() + " differs on " + carrier + difference(first, traces));
            System.exit(1);
          }
        }
      }
      first.forEach(trace -> all.update(trace.getBytes(StandardCharsets.UTF_8)));
      System.out.println(program.name() + digests(first));
    }
    System.out.println("all " + HexFormat.of().formatHex(all.digest(), 0, 2 * BYTES));
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static String digests(List<String> traces) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < traces.size(); i++) {
      digest.update(traces.get(i).getBytes(StandardCharsets.UTF_8));
      if ((i + 1) % IN_A_DIGEST == 0) {
        text.append(' ').append(HexFormat.of().formatHex(digest.digest(), 0, BYTES));
      }
    }
    return text.toString();
  }

  private static List<Program> programs(String[] arguments) throws ReflectiveOperationException {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    List<Program> programs = new ArrayList<>();
    for (String name : Arrays.asList(arguments).subList(2, arguments.length)) {
      programs.addAll(Programs.of(name, loader));
    }
    return programs;
  }

  private static List<String> carriers() {
    return Runtime.version().feature() >= 24
        ? List.of("continuation", "thread")
        : List.of("thread");
  }

  private static List<String> traces(Program program, Settings settings, int plans) {
    Settings present = settings;
    while (true) {
      try {
        return tracesOnce(program, present, plans);
      } catch (Restart restart) {
        present = restart.in(present);
      }
    }
  }

  private static List<String> tracesOnce(Program program, Settings settings, int plans) {
    JvmProgram jvm = new JvmProgram(program::run, settings);
    List<String> traces = new ArrayList<>();
    for (int seed = 0; seed < plans; seed++) {
      Trace trace = jvm.run(Plan.free(new Tail.Uniform(seed)));
      String text = text(trace, jvm.legend());
      Schedule schedule = Schedule.of(trace);
      String again = text(jvm.run(Plan.following(schedule, Tail.Fixed.LOWEST)), jvm.legend());
      if (!text.equals(again)) {
        throw new DivergenceException(
            0,
            new Difference.Told(
                "the replay of "
                    + schedule
                    + " differs"
                    + difference(List.of(text), List.of(again))));
      }
      traces.add(text);
    }
    return traces;
  }

  private static String text(Trace trace, Legend legend) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < trace.length(); row++) {
      text.append(legend.thread(trace.thread(row)))
          .append(' ')
          .append(trace.kind(row))
          .append(' ')
          .append(legend.location(trace.location(row)))
          .append(' ')
          .append(trace.result(row))
          .append(' ')
          .append(legend.site(trace.thread(row), trace.site(row)))
          .append('\n');
    }
    return text.append(trace.ending()).append(trace.failures()).append('\n').toString();
  }

  private static String difference(List<String> one, List<String> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        String[] a = one.get(i).split("\n");
        String[] b = other.get(i).split("\n");
        int line = Arrays.mismatch(a, b);
        return " at plan "
            + i
            + ", line "
            + line
            + ": "
            + (line < a.length ? a[line] : "end")
            + " and "
            + (line < b.length ? b[line] : "end");
      }
    }
    return "";
  }
}
