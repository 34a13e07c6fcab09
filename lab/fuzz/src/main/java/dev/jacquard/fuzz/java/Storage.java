package dev.jacquard.fuzz.java;

/** Where the shared state is: in static fields, or in the fields of one object. */
enum Storage {
  CLASS("", "static ", "", ""),
  OBJECT_FIELDS(Storage.OBJECT + ".", "", "Shared " + Storage.OBJECT, Storage.OBJECT);

  /** The name by which generated code knows the object. */
  static final String OBJECT = "s";

  private final String prefix;
  private final String modifier;
  private final String parameter;
  private final String argument;

  Storage(String prefix, String modifier, String parameter, String argument) {
    this.prefix = prefix;
    this.modifier = modifier;
    this.parameter = parameter;
    this.argument = argument;
  }

  static Storage of(JavaStyle style) {
    return style == JavaStyle.INSTANCE ? OBJECT_FIELDS : CLASS;
  }

  /** Stands before the name of a field where it is used. */
  String prefix() {
    return prefix;
  }

  /** Stands before the type of a field where it is declared. */
  String modifier() {
    return modifier;
  }

  /** The parameter through which methods get at the state, with the comma before another one. */
  String parameterBefore(String other) {
    return parameter.isEmpty() || other.isEmpty() ? parameter + other : parameter + ", " + other;
  }

  /** The argument for that parameter, with the comma before another one. */
  String argumentBefore(String other) {
    return argument.isEmpty() || other.isEmpty() ? argument + other : argument + ", " + other;
  }

  /** The call on a lookup that makes the handle of the field with a name. */
  String findHandle(String className) {
    return switch (this) {
      case CLASS -> "findStaticVarHandle(" + className + ".class, name, int.class)";
      case OBJECT_FIELDS -> "findVarHandle(Shared.class, name, int.class)";
    };
  }
}
