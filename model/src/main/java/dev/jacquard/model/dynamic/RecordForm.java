package dev.jacquard.model.dynamic;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Records, component by component. */
final class RecordForm implements Form {
  private final Class<?> type;
  private final RecordAccess access;
  private final String[] names;
  private final Form[] forms;

  /** The form of a record whose components have no forms yet. */
  RecordForm(Class<?> type) {
    this.type = type;
    this.access = RecordAccess.to(type);
    this.names = access.components().stream().map(RecordComponent::getName).toArray(String[]::new);
    this.forms = new Form[names.length];
  }

  /** The forms of the components come later, because a record may contain records of its type. */
  void resolve(Forms others) {
    for (int index = 0; index < forms.length; index++) {
      forms[index] = others.of(access.components().get(index).getGenericType(), where(index));
    }
  }

  private String where(int index) {
    return "component " + names[index] + " of record " + type.getSimpleName();
  }

  @Override
  public void write(Object value, Row row) {
    for (int index = 0; index < forms.length; index++) {
      Object part = access.part(value, index);
      if (part == null) {
        throw new IllegalArgumentException(
            where(index)
                + " is null; Ref.none(), Pid.none() or an Optional says that something is not"
                + " there");
      }
      forms[index].write(part, row);
    }
  }

  @Override
  public Object read(Row row) {
    Object[] parts = new Object[forms.length];
    for (int index = 0; index < parts.length; index++) {
      parts[index] = forms[index].read(row);
    }
    return access.make(parts);
  }

  @Override
  public String describe(Object value) {
    return describeParts(value).entrySet().stream()
        .map(part -> part.getKey() + "=" + part.getValue())
        .collect(Collectors.joining(", ", type.getSimpleName() + "[", "]"));
  }

  /** The components for people, by name. */
  Map<String, String> describeParts(Object value) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (int index = 0; index < forms.length; index++) {
      parts.put(names[index], forms[index].describe(access.part(value, index)));
    }
    return parts;
  }
}
