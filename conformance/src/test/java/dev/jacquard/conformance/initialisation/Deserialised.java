package dev.jacquard.conformance.initialisation;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamConstants;
import java.lang.reflect.Proxy;

/** Constants and interfaces that the JDK's own code comes to first. */
public final class Deserialised {
  private static final int ENUM =
      ObjectStreamConstants.SC_ENUM | ObjectStreamConstants.SC_SERIALIZABLE;
  private static volatile int shared;

  private Deserialised() {}

  /** Reads the constant ONE of an enum, whose class nothing initialised before. */
  private static Object one(String type) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
    out.writeShort(ObjectStreamConstants.STREAM_VERSION);
    out.writeByte(ObjectStreamConstants.TC_ENUM);
    describe(out, Deserialised.class.getName() + "$" + type);
    describe(out, Enum.class.getName());
    out.writeByte(ObjectStreamConstants.TC_NULL); // no class above
    out.writeByte(ObjectStreamConstants.TC_STRING);
    out.writeUTF("ONE");
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  private static void describe(DataOutputStream out, String type) throws IOException {
    out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
    out.writeUTF(type);
    out.writeLong(0);
    out.writeByte(ENUM);
    out.writeShort(0);
    out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
  }

  private enum Counting {
    ONE;

    private int uses;
  }

  /** It is not as an earlier execution has left it. */
  @Expect(outcomes = "1")
  public static String aConstantIsNew() throws Exception {
    Counting one = (Counting) one("Counting");
    Run.both(() -> shared = 1, () -> shared = 2);
    return "" + ++one.uses;
  }

  private enum Looking {
    ONE;

    private final int seen = shared;
  }

  @Expect(outcomes = {"0", "1"})
  public static String aConstructorReadsWhatAThreadChanges() throws Exception {
    int[] seen = new int[1];
    Run.both(() -> shared = 1, Run.unchecked(() -> seen[0] = ((Looking) one("Looking")).seen));
    return "" + seen[0];
  }

  private enum Left {
    ONE;

    static {
      Right.touch();
    }

    static void touch() {}
  }

  private enum Right {
    ONE;

    static {
      Left.touch();
    }

    static void touch() {}
  }

  @Expect(failures = "deadlock", outcomes = "done")
  public static String twoInitialiseEachOther() throws Exception {
    Run.both(Run.unchecked(() -> one("Left")), Right::touch);
    return "done";
  }

  private interface Shown {
    int SEEN = shared;

    default int seen() {
      return SEEN;
    }
  }

  @Expect(outcomes = {"0", "1"})
  public static String anInstanceOfAProxy() throws Exception {
    Class<?>[] shown = {Shown.class};
    Run.both(
        () -> shared = 1,
        () -> Proxy.newProxyInstance(Shown.class.getClassLoader(), shown, (p, m, a) -> null));
    return "" + Shown.SEEN;
  }
}
