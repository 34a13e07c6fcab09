package dev.jacquard.model.dynamic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers for names, in the order in which they come up; shared by the spaces of a model. */
final class Names {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  synchronized int number(String name) {
    Integer number = numbers.get(name);
    if (number == null) {
      number = names.size();
      names.add(name);
      numbers.put(name, number);
    }
    return number;
  }

  synchronized String name(int number) {
    return names.get(number);
  }
}
