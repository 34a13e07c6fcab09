package dev.jacquard.model.dynamic;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/** Records, component by component. */
final class RecordForm implements Form {
  private final Class<?> type;
  private final List<RecordComponent> components;
  private final MethodHandle constructor;
  private final MethodHandle[] accessors;
  private Form[] forms;

  RecordForm(Class<?> type) {
    this.type = type;
    this.components = List.of(type.getRecordComponents());
    try {
      Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
      Constructor<?> canonical = open(type.getDeclaredConstructor(types));
      this.constructor =
          MethodHandles.lookup()
              .unreflectConstructor(canonical)
              .asFixedArity()
              .asSpreader(Object[].class, types.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
      this.accessors = new MethodHandle[types.length];
      for (int index = 0; index < accessors.length; index++) {
        accessors[index] =
            MethodHandles.lookup()
                .unreflect(open(components.get(index).getAccessor()))
                .asType(MethodType.methodType(Object.class, Object.class));
      }
    } catch (ReflectiveOperationException | RuntimeException refused) {
      throw new IllegalModelException(
          "the record " + type.getName() + " can't be read: " + refused.getMessage());
    }
  }

  private static <A extends AccessibleObject> A open(A member) {
    member.setAccessible(true);
    return member;
  }

  /** The forms of the components come later, because a record may contain records of its type. */
  void resolve(Forms others) {
    forms = new Form[components.size()];
    for (int index = 0; index < forms.length; index++) {
      RecordComponent component = components.get(index);
      forms[index] =
          others.of(
              component.getGenericType(),
              "component " + component.getName() + " of record " + type.getSimpleName());
    }
  }

  @Override
  public void write(Object value, Row row) {
    for (int index = 0; index < forms.length; index++) {
      Object part = part(value, index);
      if (part == null) {
        throw new IllegalArgumentException(
            "component "
                + components.get(index).getName()
                + " of record "
                + type.getSimpleName()
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
    try {
      return (Object) constructor.invokeExact(parts);
    } catch (Throwable thrown) {
      throw broken(thrown, "the constructor of record " + type.getSimpleName(), parts);
    }
  }

  @Override
  public String describe(Object value) {
    StringJoiner text = new StringJoiner(", ", type.getSimpleName() + "[", "]");
    for (int index = 0; index < forms.length; index++) {
      text.add(components.get(index).getName() + "=" + forms[index].describe(part(value, index)));
    }
    return text.toString();
  }

  private Object part(Object value, int index) {
    try {
      return (Object) accessors[index].invokeExact(value);
    } catch (Throwable thrown) {
      throw broken(thrown, "an accessor of record " + type.getSimpleName(), value);
    }
  }

  private static RuntimeException broken(Throwable thrown, String what, Object... on) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return new IllegalArgumentException(what + " throws on " + Arrays.toString(on), thrown);
  }
}
