package dev.jacquard.agent.scope;

import java.util.Optional;

/** The classes that a class which is rewritten may refer to, itself included. */
public final class Hierarchy {
  /** A field and the class that declares it. */
  public record Field(Declaration owner, String name, String descriptor, int access) {
    public boolean is(int flag) {
      return (access & flag) != 0;
    }
  }

  private final ClassSource source;
  private final ClassFilter filter;
  private final Declaration self;

  /** As the class {@code self} sees them, whose file may not be what its source has. */
  public Hierarchy(ClassSource source, ClassFilter filter, Declaration self) {
    this.source = source;
    this.filter = filter;
    this.self = self;
  }

  /** Whether a class belongs to the program. */
  public boolean isProgram(String name) {
    return filter.isProgram(name);
  }

  public Optional<Declaration> find(String name) {
    return name.equals(self.name()) ? Optional.of(self) : source.find(name);
  }

  /** The field that an instruction means, found as the VM does. */
  public Optional<Field> field(String owner, String name, String descriptor) {
    Optional<Declaration> type = find(owner);
    if (type.isEmpty()) {
      return Optional.empty();
    }
    Integer access = type.get().fields().get(name + ":" + descriptor);
    if (access != null) {
      return Optional.of(new Field(type.get(), name, descriptor, access));
    }
    for (String parent : type.get().interfaces()) {
      Optional<Field> inherited = field(parent, name, descriptor);
      if (inherited.isPresent()) {
        return inherited;
      }
    }
    return type.get().superName() == null
        ? Optional.empty()
        : field(type.get().superName(), name, descriptor);
  }

  /**
   * Whether others may see a final field before it is assigned: the constructor that assigns it, or
   * one of a class above, has let them have the object by then.
   */
  public boolean isAssignedLate(Field field) {
    Declaration owner = field.owner();
    if (owner.assignedLate().contains(field.name() + ":" + field.descriptor())) {
      return true;
    }
    Optional<Declaration> above = programClass(owner.superName());
    while (above.isPresent()) {
      if (above.get().leaksThis()) {
        return true;
      }
      above = programClass(above.get().superName());
    }
    return false;
  }

  private Optional<Declaration> programClass(String name) {
    return name != null && isProgram(name) ? find(name) : Optional.empty();
  }

  /** The class up the hierarchy that declares the method which a call means, if that is a class. */
  public Optional<String> declaring(String owner, String method, String descriptor) {
    String name = owner;
    while (name != null) {
      Optional<Declaration> type = find(name);
      if (type.isEmpty() || type.get().methods().containsKey(method + descriptor)) {
        return type.map(Declaration::name);
      }
      name = type.get().superName();
    }
    return Optional.empty();
  }
}
