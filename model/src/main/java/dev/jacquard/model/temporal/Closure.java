package dev.jacquard.model.temporal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Numbers for the parts of a formula, so that sets of them are sets of bits. */
final class Closure {
  private final List<Formula> formulas = new ArrayList<>();
  private final Map<Formula, Integer> numbers = new HashMap<>();

  int number(Formula formula) {
    Integer known = numbers.putIfAbsent(formula, formulas.size());
    if (known != null) {
      return known;
    }
    formulas.add(formula);
    return formulas.size() - 1;
  }

  Formula formula(int number) {
    return formulas.get(number);
  }

  /** The numbers of all that wait for something. */
  int[] untils() {
    return IntStream.range(0, formulas.size())
        .filter(number -> formulas.get(number) instanceof Formula.Until)
        .toArray();
  }
}
