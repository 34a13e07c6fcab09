package dev.jacquard.model.dynamic;

import dev.jacquard.model.dynamic.graph.Cell;
import java.util.List;

/**
 * Values of one of several types: what a sealed interface permits.
 *
 * @param forms in the order of the types
 */
record ChoiceForm(List<Class<?>> types, List<Form> forms) implements Form {
  @Override
  public void write(Object value, Row row) {
    int index = index(value);
    row.put(Cell.plain(index));
    forms.get(index).write(value, row);
  }

  @Override
  public Object read(Row row) {
    return forms.get(Cell.value(row.take())).read(row);
  }

  @Override
  public String describe(Object value) {
    return forms.get(index(value)).describe(value);
  }

  private int index(Object value) {
    for (int index = 0; index < types.size(); index++) {
      if (types.get(index).isInstance(value)) {
        return index;
      }
    }
    throw new IllegalArgumentException(value + " is none of " + types);
  }
}
