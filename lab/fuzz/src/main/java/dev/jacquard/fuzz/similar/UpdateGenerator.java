package dev.jacquard.fuzz.similar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Draws a program whose threads update shared numbers in critical sections, most of them without
 * looking at what they find. The same seed gives the same program.
 */
final class UpdateGenerator {
  private static final List<String> INTS =
      List.of("x", "y", "slots[0]", "slots[1]", "shared.value", "another.value");
  private static final List<String> OTHERS = List.of("tally", "tiny", "ratio");
  private static final String MAIN =
      """
      for (int i = 0; i < A; i++) {
        ownA[i] = new Own();
      }
      for (int i = 0; i < A; i++) {
        threadsA[i] = threadA(i, ownA[i]);
        threadsA[i].start();
      }
      <work>
      for (Thread each : threadsA) {
        each.join();
      }
      out.append(x + " " + y + " " + slots[0] + " " + slots[1] + " " + tally + " " + tiny);
      out.append(" " + ratio + " " + shared.value + " " + another.value + " " + v);
      out.append(" " + at + " " + counter + " ");
      """;

  private final Dice dice;
  private final boolean racy;
  private final boolean locks;
  private final Set<String> features = new TreeSet<>();

  private UpdateGenerator(long seed) {
    dice = new Dice(seed);
    racy = dice.percent(15);
    locks = dice.percent(25);
  }

  static SimilarProgram generate(long seed) {
    return new UpdateGenerator(seed).program();
  }

  private SimilarProgram program() {
    int members = dice.of(Arrays.asList(2, 2, 3, 3, 4));
    List<String> body = new ArrayList<>();
    for (int i = room(members); i > 0; i--) {
      body.addAll(section());
    }
    Form form = dice.of(Arrays.asList(Form.values()));
    ThreadClass workers =
        new ThreadClass("A", form, "new Thread(<work>)", members, Statement.parse(body));
    return new SimilarProgram(dice.percent(50), List.of(workers), main(), features);
  }

  /** About as many sections as can be explored without symmetry. */
  private int room(int members) {
    return switch (members) {
      case 2 -> dice.between(2, 4);
      case 3 -> dice.between(1, 2);
      default -> 1;
    };
  }

  private List<Statement> main() {
    List<String> lines = new ArrayList<>();
    for (String line : MAIN.lines().toList()) {
      if (!line.equals("<work>")) {
        lines.add(line);
      } else if (dice.percent(30)) {
        lines.add(locks ? "lock.lock();" : "synchronized (m) {");
        lines.add("x = 2 * x;");
        lines.add(locks ? "lock.unlock();" : "}");
      }
    }
    if (dice.percent(30)) {
      lines.add("for (Own each : ownA) {");
      lines.add("out.append(each.value).append(' ');");
      lines.add("}");
    }
    return Statement.parse(lines);
  }

  private List<String> section() {
    List<String> lines = new ArrayList<>();
    for (String line : drawn(Catalogue.SECTIONS)) {
      if (line.strip().equals("<update>")) {
        lines.addAll(drawn(Catalogue.UPDATES));
      } else if (locks && line.startsWith("synchronized")) {
        lines.add("lock.lock();");
        lines.add("try {");
      } else if (locks && line.equals("}")) {
        lines.add("} finally {");
        lines.add("lock.unlock();");
        lines.add("}");
      } else {
        lines.add(line);
      }
    }
    return lines;
  }

  /** What a racy read has seen must not decide which steps there are. */
  private boolean fits(Fragment fragment) {
    return racy
        ? !fragment.is("atomic-update-by-what-was-seen")
        : !fragment.is("section-without-a-lock");
  }

  /** A fragment with its gaps filled; a name stands for the same thing in all its lines. */
  private List<String> drawn(List<Fragment> catalogue) {
    Fragment fragment = dice.weighted(catalogue, this::fits);
    features.add(fragment.feature());
    String number = dice.of(INTS);
    String target = dice.percent(70) ? dice.of(INTS) : dice.of(OTHERS);
    String other = dice.of(INTS);
    String operand = operand();
    boolean narrows = target.equals("tiny");
    return fragment.lines().stream()
        .map(line -> narrows ? line.replace("= <target> +", "+=") : line)
        .map(line -> narrows ? line.replaceAll("= (Math|-).*;", "= 3;") : line)
        .map(line -> line.replace("<int>", number).replace("<target>", target))
        .map(line -> line.replace("<other>", other).replace("<operand>", operand))
        .map(line -> line.replace("<number>", String.valueOf(dice.between(1, 3))))
        .toList();
  }

  private String operand() {
    return switch (dice.between(0, 5)) {
      case 0 -> "seen";
      case 1 -> "own.value";
      case 2 -> dice.of(INTS);
      default -> String.valueOf(dice.between(1, 3));
    };
  }
}
