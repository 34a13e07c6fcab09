package dev.jacquard.model.dynamic;

import dev.jacquard.model.dynamic.graph.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Values that are any number of others, one after another: lists, optionals, strings, long numbers.
 *
 * @param parts the others in a value
 * @param whole the value made of others
 * @param text a value for people, given the texts of its parts
 */
record SequenceForm(
    Form part,
    Function<Object, List<?>> parts,
    Function<List<Object>, Object> whole,
    BiFunction<Object, List<String>, String> text)
    implements Form {

  @Override
  public void write(Object value, Row row) {
    List<?> values = parts.apply(value);
    row.put(Cell.plain(values.size()));
    for (Object each : values) {
      if (each == null) {
        throw new IllegalArgumentException("null");
      }
      part.write(each, row);
    }
  }

  @Override
  public Object read(Row row) {
    int size = Cell.value(row.take());
    List<Object> values = new ArrayList<>(size);
    for (int index = 0; index < size; index++) {
      values.add(part.read(row));
    }
    return whole.apply(values);
  }

  @Override
  public String describe(Object value) {
    return text.apply(value, parts.apply(value).stream().map(part::describe).toList());
  }
}
