package dev.jacquard.model.dynamic;

import dev.jacquard.model.dynamic.graph.Cell;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** Values that are one number. */
record PlainForm<T>(Class<T> type, ToIntFunction<T> number, IntFunction<T> value) implements Form {
  /** Constants of an enum, by their place in it. */
  static <E> PlainForm<E> ofEnum(Class<E> type) {
    E[] constants = type.getEnumConstants();
    return new PlainForm<>(type, value -> ((Enum<?>) value).ordinal(), index -> constants[index]);
  }

  @Override
  public void write(Object value, Row row) {
    row.put(Cell.plain(number.applyAsInt(type.cast(value))));
  }

  @Override
  public Object read(Row row) {
    return value.apply(Cell.value(row.take()));
  }

  @Override
  public String describe(Object value) {
    return value.toString();
  }
}
