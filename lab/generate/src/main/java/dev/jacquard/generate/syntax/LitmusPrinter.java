package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expectation;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Symmetry;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes syntax trees as text that reads back as an equal tree.
 *
 * <p>What is written is the program with the constants in force: sizes and initial values are
 * numbers, and overridden constants have their new value.
 */
public final class LitmusPrinter {
  private LitmusPrinter() {}

  public static String print(LitmusFile file) {
    List<String> sections = new ArrayList<>();
    sections.add(lines(file.expectations().stream().map(LitmusPrinter::expectation)));
    sections.add(lines(file.declarations().stream().map(LitmusPrinter::declaration)));
    sections.add(lines(file.symmetries().stream().map(LitmusPrinter::symmetry)));
    file.threads().forEach(thread -> sections.add(thread(thread) + "\n"));
    return sections.stream().filter(text -> !text.isEmpty()).collect(Collectors.joining("\n"));
  }

  public static String print(Expression expression) {
    return ExpressionPrinter.print(expression);
  }

  /** A statement on one line or several, without a line break at the end. */
  public static String print(Statement statement) {
    return StatementPrinter.text(statement);
  }

  private static String lines(Stream<String> lines) {
    return lines.map(line -> line + "\n").collect(Collectors.joining());
  }

  private static String expectation(Expectation expectation) {
    String conditions = pairs(expectation.constants(), "=");
    return "# expect"
        + (conditions.isEmpty() ? "" : " " + conditions)
        + ": "
        + pairs(expectation.counts(), " ");
  }

  private static String pairs(Map<String, ?> map, String between) {
    return map.entrySet().stream()
        .map(entry -> entry.getKey() + between + entry.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String declaration(Declaration declaration) {
    if (declaration instanceof ConstantDeclaration constant) {
      return "const " + constant.name() + " = " + constant.value();
    } else if (declaration instanceof SharedVariable variable) {
      String mode = variable.mode() == SharedVariable.Mode.VOLATILE ? "volatile " : "";
      return mode + "int " + sized(variable) + initial(variable.initial());
    } else if (declaration instanceof SemaphoreDeclaration semaphore) {
      return "semaphore " + sized(semaphore) + initial(semaphore.permits());
    } else if (declaration instanceof ConditionDeclaration condition) {
      return "condition " + condition.name() + " of " + element(condition.lock());
    }
    return declaration.sort() + " " + sized(declaration);
  }

  private static String sized(Declaration declaration) {
    Extent extent = declaration.extent();
    return declaration.name() + (extent.array() ? "[" + extent.cells() + "]" : "");
  }

  private static String initial(int value) {
    return value == 0 ? "" : " = " + value;
  }

  private static String element(Element<?> element) {
    Declaration declaration = element.declaration();
    String index = declaration.extent().array() ? "[" + element.index() + "]" : "";
    return declaration.name() + index;
  }

  private static String symmetry(Symmetry symmetry) {
    return symmetry.cycles().stream()
        .map(LitmusPrinter::cycle)
        .collect(Collectors.joining(" ", "symmetry ", ""));
  }

  private static String cycle(Symmetry.Cycle cycle) {
    return cycle.elements().stream()
        .map(LitmusPrinter::element)
        .collect(Collectors.joining(" ", "(", ")"));
  }

  private static String thread(ThreadDefinition thread) {
    return declaration(thread.declaration()) + " " + StatementPrinter.text(thread.body());
  }
}
