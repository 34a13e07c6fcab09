package dev.jacquard.model.dynamic;

import dev.jacquard.model.IllegalModelException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** How records of a class are made and taken apart; found once per class, because that is slow. */
final class RecordAccess {
  private static final ClassValue<RecordAccess> KNOWN =
      new ClassValue<>() {
        @Override
        protected RecordAccess computeValue(Class<?> type) {
          return new RecordAccess(type);
        }
      };

  private final Class<?> type;
  private final List<RecordComponent> components;
  private final MethodHandle constructor;
  private final MethodHandle[] accessors;

  private RecordAccess(Class<?> type) {
    this.type = type;
    this.components = List.of(type.getRecordComponents());
    this.accessors = new MethodHandle[components.size()];
    try {
      Class<?>[] types = components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
      this.constructor =
          MethodHandles.lookup()
              .unreflectConstructor(open(type.getDeclaredConstructor(types)))
              .asFixedArity()
              .asSpreader(Object[].class, types.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
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

  static RecordAccess to(Class<?> type) {
    return KNOWN.get(type);
  }

  private static <A extends AccessibleObject> A open(A member) {
    member.setAccessible(true);
    return member;
  }

  List<RecordComponent> components() {
    return components;
  }

  Object make(Object[] parts) {
    try {
      return (Object) constructor.invokeExact(parts);
    } catch (Throwable thrown) {
      throw broken(thrown, "the constructor", parts);
    }
  }

  Object part(Object record, int index) {
    try {
      return (Object) accessors[index].invokeExact(record);
    } catch (Throwable thrown) {
      throw broken(thrown, "an accessor", record);
    }
  }

  private RuntimeException broken(Throwable thrown, String what, Object... on) {
    if (thrown instanceof Error error) {
      throw error;
    }
    return new IllegalArgumentException(
        what + " of record " + type.getSimpleName() + " throws on " + Arrays.toString(on), thrown);
  }
}
