package dev.jacquard.model.dynamic;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.dynamic.graph.Cell;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * The forms of all types that a model uses, and numbers for its records.
 *
 * <p>All spaces of a model share them, from any thread, so that a record has one number in all.
 */
final class Forms {
  private static final Map<Type, Form> SIMPLE = new HashMap<>();

  static {
    simple(boolean.class, Boolean.class, flag -> flag ? 1 : 0, number -> number == 1);
    simple(byte.class, Byte.class, Byte::intValue, number -> (byte) number);
    simple(short.class, Short.class, Short::intValue, number -> (short) number);
    simple(char.class, Character.class, sign -> sign, number -> (char) number);
    simple(int.class, Integer.class, number -> number, number -> number);
    Form halves =
        new SequenceForm(
            SIMPLE.get(int.class),
            value -> List.of((int) ((long) value >>> 32), (int) (long) value),
            parts -> (long) (int) parts.get(0) << 32 | (int) parts.get(1) & 0xFFFF_FFFFL,
            (value, parts) -> value.toString());
    SIMPLE.put(long.class, halves);
    SIMPLE.put(Long.class, halves);
    SIMPLE.put(
        String.class,
        new SequenceForm(
            SIMPLE.get(char.class),
            value -> ((String) value).chars().mapToObj(sign -> (char) sign).toList(),
            parts -> parts.stream().map(String::valueOf).collect(Collectors.joining()),
            (value, parts) -> value.toString()));
    SIMPLE.put(Pid.class, ReferenceForm.PROCESS);
  }

  private final Map<Type, Form> known = new HashMap<>(SIMPLE);
  private final Map<Class<?>, Integer> numbers = new HashMap<>();
  private final List<RecordForm> numbered = new ArrayList<>();

  private static <T> void simple(
      Class<T> primitive, Class<T> type, ToIntFunction<T> number, IntFunction<T> value) {
    Form form = new PlainForm<>(type, number, value);
    SIMPLE.put(primitive, form);
    SIMPLE.put(type, form);
  }

  /**
   * A record as a row: the number of its type and its components, after cells that are there
   * already.
   */
  synchronized long[] write(Object record, Row row) {
    Integer number = numbers.get(record.getClass());
    if (number == null) {
      if (!record.getClass().isRecord()) {
        throw new IllegalModelException(
            record.getClass().getName() + " is not a record; states are made of records");
      }
      numbered.add((RecordForm) of(record.getClass(), "the state"));
      number = numbered.size() - 1;
      numbers.put(record.getClass(), number);
    }
    row.put(Cell.plain(number));
    numbered.get(number).write(record, row);
    return row.written();
  }

  synchronized Object read(long[] cells, int place) {
    Row row = Row.toRead(cells, place);
    return numbered.get(Cell.value(row.take())).read(row);
  }

  /** The components of a record for people, by name. */
  synchronized Map<String, String> describe(Object record) {
    return numbered.get(numbers.get(record.getClass())).describeParts(record);
  }

  /**
   * The form of a type.
   *
   * @throws IllegalModelException if there is none
   */
  synchronized Form of(Type type, String where) {
    Form form = known.get(type);
    if (form != null) {
      return form;
    }
    try {
      form = make(type, where);
      known.put(type, form);
      return form;
    } catch (IllegalModelException refused) {
      known.remove(type);
      throw refused;
    }
  }

  private Form make(Type type, String where) {
    if (type instanceof ParameterizedType generic) {
      return ofGeneric(generic, where);
    }
    if (type instanceof Class<?> simple) {
      return ofClass(simple, where);
    }
    throw refusal(type, where);
  }

  private Form ofGeneric(ParameterizedType type, String where) {
    if (type.getRawType() == Ref.class) {
      return ReferenceForm.OBJECT;
    }
    if (type.getRawType() == List.class) {
      return new SequenceForm(
          of(type.getActualTypeArguments()[0], where),
          value -> (List<?>) value,
          List::copyOf,
          (value, parts) -> parts.toString());
    }
    if (type.getRawType() == Optional.class) {
      return new SequenceForm(
          of(type.getActualTypeArguments()[0], where),
          value -> ((Optional<?>) value).stream().toList(),
          parts -> parts.stream().findFirst(),
          (value, parts) -> parts.isEmpty() ? "none" : parts.get(0));
    }
    throw refusal(type, where);
  }

  private Form ofClass(Class<?> type, String where) {
    if (type.isEnum()) {
      return PlainForm.ofEnum(type);
    }
    if (type.isRecord() && type.getTypeParameters().length == 0) {
      RecordForm form = new RecordForm(type);
      known.put(type, form);
      form.resolve(this);
      return form;
    }
    if (type.isSealed() && type.isInterface()) {
      List<Form> forms = new ArrayList<>();
      ChoiceForm form = new ChoiceForm(List.of(type.getPermittedSubclasses()), forms);
      known.put(type, form);
      for (Class<?> permitted : form.types()) {
        forms.add(of(permitted, where));
      }
      return form;
    }
    throw refusal(type, where);
  }

  private static IllegalModelException refusal(Type type, String where) {
    return new IllegalModelException(
        where
            + " has the type "
            + type.getTypeName()
            + "; a state is made of int, long, short, byte, char, boolean, String, enums, Ref, Pid,"
            + " records of these, sealed interfaces of such records, and List and Optional of all"
            + " that");
  }
}
