package dev.jacquard.conformance.detours;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Final fields that change while others look. */
public final class FinalFields {
  private FinalFields() {}

  /** Where constructors leave what they construct. */
  private static final class Register {
    private final List<Entry> entries = new ArrayList<>();

    synchronized void add(Entry entry) {
      entries.add(entry);
    }

    synchronized String show() {
      return entries.isEmpty() ? "-" : entries.get(0).show();
    }
  }

  private abstract static class Entry {
    abstract String show();
  }

  private static final class Hasty extends Entry {
    private final int value;

    Hasty(Register register) {
      register.add(this);
      value = 7;
    }

    @Override
    String show() {
      return "" + value;
    }
  }

  private static final class Patient extends Entry {
    private final int value;

    Patient(Register register) {
      value = 7;
      register.add(this);
    }

    @Override
    String show() {
      return "" + value;
    }
  }

  private abstract static class Registered extends Entry {
    Registered(Register register) {
      register.add(this);
    }
  }

  private static final class Late extends Registered {
    private final String value;

    Late(Register register) {
      super(register);
      value = "7".repeat(1);
    }

    @Override
    String show() {
      return value;
    }
  }

  /** The thread of a constructor sees what was assigned before it was started. */
  private static final class Active {
    private final int[] seen = new int[1];
    private final int value;
    private final Thread thread;

    Active() {
      value = 7;
      thread = new Thread(this::run);
    }

    private void run() {
      seen[0] = value + (thread == Thread.currentThread() ? 1 : 0);
    }

    String go() throws InterruptedException {
      thread.start();
      thread.join();
      return "" + seen[0];
    }
  }

  @Expect(failures = "race")
  public static String readBeforeItIsAssigned() throws Exception {
    Register register = new Register();
    Run.both(() -> new Hasty(register), register::show);
    return "";
  }

  @Expect(failures = "race")
  public static String superclassThatLetsItOut() throws Exception {
    Register register = new Register();
    Run.both(() -> new Late(register), register::show);
    return "";
  }

  @Expect(outcomes = {"-", "7"})
  public static String readAfterItIsAssigned() throws Exception {
    Register register = new Register();
    String[] seen = new String[1];
    Run.both(() -> new Patient(register), () -> seen[0] = register.show());
    return seen[0];
  }

  @Expect(outcomes = "8", executions = 1)
  public static String threadOfAConstructor() throws Exception {
    return new Active().go();
  }

  private static Field accessible() throws NoSuchFieldException {
    Field field = Patient.class.getDeclaredField("value");
    field.setAccessible(true);
    return field;
  }

  @Expect(uncontrolled = "changing the final field value of ")
  public static String changedByReflection() throws Exception {
    Patient patient = new Patient(new Register());
    Field field = accessible();
    Run.both(Run.unchecked(() -> field.setInt(patient, 8)), patient::show);
    return "";
  }

  @Expect(outcomes = "8", executions = 1)
  public static String changedBeforehand() throws Exception {
    Patient patient = new Patient(new Register());
    accessible().setInt(patient, 8);
    Run.both(patient::show, patient::show);
    return "" + accessible().getInt(patient);
  }

  @Expect(failures = "race", uncontrolled = "changing the final field value of ")
  public static String changedAndReadByReflection() throws Exception {
    Patient patient = new Patient(new Register());
    Field field = accessible();
    Run.both(
        Run.unchecked(() -> field.setInt(patient, 8)), Run.unchecked(() -> field.getInt(patient)));
    return "";
  }
}
