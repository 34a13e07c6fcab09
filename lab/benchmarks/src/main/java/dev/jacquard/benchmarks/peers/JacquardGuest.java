package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.Check;
import dev.jacquard.benchmarks.peers.guest.Checked;
import dev.jacquard.benchmarks.peers.guest.Programs;
import dev.jacquard.benchmarks.peers.guest.Rounds;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * The main class of a worker JVM in which Jacquard checks a program as often as somebody asks for
 * it. Its words: the most executions, and the program.
 */
final class JacquardGuest {
  private JacquardGuest() {}

  public static void main(String[] words) throws IOException {
    long most = Long.parseLong(words[0]);
    new Rounds(checkOf(Arrays.asList(words).subList(1, words.length), most))
        .answer(System.in, System.out);
    System.exit(0); // the threads that carried the program's are still there
  }

  /** The check of a program; works in a worker JVM only. */
  static Check checkOf(List<String> words, long most) {
    JvmProgram program = program(hooked(words), most);
    return () -> checked(explore(program, most));
  }

  private static Checked checked(Exploration exploration) {
    String finding =
        exploration.findings().stream()
            .map(found -> found.failure().type().label())
            .findFirst()
            .orElse("");
    return Checked.once(exploration.tally().executions(), finding);
  }

  private static Exploration explore(JvmProgram program, long most) {
    return new Explorer(
            program,
            Budget.ofExecutions(most),
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.STOP,
            Listener.NONE)
        .explore(new OptimalDpor());
  }

  /** A program with all settings that its runs ask for. */
  private static JvmProgram program(Runnable body, long most) {
    Settings settings = Settings.DEFAULT;
    while (true) {
      JvmProgram program = new JvmProgram(body, settings);
      try {
        explore(program, most);
        return program;
      } catch (Restart restart) {
        settings = restart.in(settings);
      }
    }
  }

  /** The program, loaded with hooks. */
  private static Runnable hooked(List<String> words) {
    try {
      return (Runnable)
          new ProgramLoader(List.of(Workplace.location(JacquardGuest.class)))
              .loadClass(Programs.class.getName())
              .getMethod("of", List.class)
              .invoke(null, words);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
