package dev.jacquard.conformance.detours;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;

/** Objects whose fields the JDK reads and writes: clones, and what is serialised. */
public final class Copies {
  private Copies() {}

  private static class Cell implements Cloneable, Serializable {
    private static final long serialVersionUID = 1;

    int value;
    volatile int flag;
    final int[] array = new int[1];

    Cell copy() {
      try {
        return (Cell) super.clone();
      } catch (CloneNotSupportedException impossible) {
        throw new AssertionError(impossible);
      }
    }
  }

  /** A list of the JDK with a field of its own, which the JDK's clone copies too. */
  private static final class Named extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    String name = "a";

    Named copy() {
      return (Named) super.clone();
    }
  }

  private static byte[] written(Object object) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(object);
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    return bytes.toByteArray();
  }

  private static Cell read(byte[] bytes) {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return (Cell) in.readObject();
    } catch (IOException | ClassNotFoundException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Expect(failures = "race")
  public static String cloneBesideAWrite() throws Exception {
    Cell cell = new Cell();
    Run.both(cell::copy, () -> cell.value++);
    return "";
  }

  @Expect(outcomes = "1", executions = 1)
  public static String clones() throws Exception {
    Cell cell = new Cell();
    cell.value = 1;
    Run.both(cell::copy, cell::copy);
    return "" + cell.value;
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String cloneOfVolatile() throws Exception {
    Cell cell = new Cell();
    Cell[] copy = new Cell[1];
    Run.both(() -> cell.flag = 1, () -> copy[0] = cell.copy());
    return "" + copy[0].flag;
  }

  @Expect(failures = "race")
  public static String cloneByAClassOfTheJdk() throws Exception {
    Named list = new Named();
    Run.both(list::copy, () -> list.name = "b");
    return "";
  }

  @Expect(failures = "race")
  public static String serialisation() throws Exception {
    Cell cell = new Cell();
    Run.both(() -> written(cell), () -> cell.value++);
    return "";
  }

  @Expect(outcomes = "3", executions = 1)
  public static String serialisations() throws Exception {
    Cell cell = new Cell();
    cell.value = 3;
    Cell[] copy = new Cell[1];
    Run.both(() -> copy[0] = read(written(cell)), () -> written(cell));
    return "" + copy[0].value;
  }

  @Expect(
      outcomes = {"0", "1"},
      executions = 2)
  public static String serialisationOfVolatile() throws Exception {
    Cell cell = new Cell();
    byte[][] bytes = new byte[1][];
    Run.both(() -> cell.flag = 1, () -> bytes[0] = written(cell));
    return "" + read(bytes[0]).flag;
  }

  @Expect(outcomes = {"1", "2"})
  public static String sharedAfterSerialisation() throws Exception {
    Cell cell = read(written(new Cell()));
    Run.both(() -> cell.flag = cell.flag + 1, () -> cell.flag = cell.flag + 1);
    return "" + cell.flag;
  }
}
