package dev.jacquard.conformance.output;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;

/** Streams and writers of the program, to which several threads write. */
public final class OutputPrograms {
  private OutputPrograms() {}

  /** An account that is locked while it is shown. */
  private static final class Account {
    private int balance;

    synchronized void deposit(PrintStream out) {
      balance++;
      out.print("+");
    }

    @Override
    public synchronized String toString() {
      return "=" + balance;
    }
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String bytes() throws InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Run.both(() -> out.write('a'), () -> out.write('b'));
    return out.toString();
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String prints() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes);
    Run.both(() -> out.print("a"), () -> out.print("b"));
    return bytes.toString();
  }

  /** A line is printed as a whole. */
  @Expect(outcomes = {"a|b|", "b|a|"})
  public static String lines() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes);
    Run.both(() -> out.println("a"), () -> out.println("b"));
    return bytes.toString().replace(System.lineSeparator(), "|");
  }

  /** Two calls are not. */
  @Expect(outcomes = {"a.b.", "ab..", "b.a.", "ba.."})
  public static String linesInTwoParts() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes);
    Run.both(
        () -> {
          out.print("a");
          out.print(".");
        },
        () -> {
          out.print("b");
          out.print(".");
        });
    return bytes.toString();
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String standardOutputOfTheProgram() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes));
    Run.both(() -> System.out.print("a"), () -> System.out.print("b"));
    return bytes.toString();
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"+=1", "=0+"})
  public static String formatsWhatIsLocked() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes);
    Account account = new Account();
    Run.both(() -> out.printf("%s", account), () -> account.deposit(out));
    return bytes.toString();
  }

  @Expect(outcomes = {"+=1", "=0+", "=1+"})
  public static String formatsWhatIsLockedElsewhere() throws InterruptedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes);
    Account account = new Account();
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Run.both(
        () -> out.printf("%s", account),
        () -> {
          account.deposit(nowhere);
          out.print("+");
        });
    return bytes.toString();
  }

  /** Nobody in the program sees the order of the lines, but the stream is locked all the same. */
  @Expect(failures = "deadlock", outcomes = "")
  public static String formatsToTheScreenWhatIsLocked() throws InterruptedException {
    Account account = new Account();
    Run.both(() -> System.out.printf("%s%n", account), () -> account.deposit(System.out));
    return "";
  }

  @Expect(outcomes = "")
  public static String formatsToTheScreen() throws InterruptedException {
    Account account = new Account();
    Run.both(() -> System.out.printf("%s%n", account), () -> System.out.printf("%s%n", account));
    return "";
  }

  @Expect(outcomes = "", executions = 1)
  public static String printsToTheScreen() throws InterruptedException {
    Run.both(() -> System.out.println("a"), () -> System.out.println("b"));
    return "";
  }

  /** The program locks the stream itself. */
  @Expect(failures = "deadlock", outcomes = "")
  public static String locksTheScreen() throws InterruptedException {
    Object lock = new Object();
    PrintStream out = System.out;
    Run.both(
        () -> {
          synchronized (out) {
            synchronized (lock) {
              Thread.yield();
            }
          }
        },
        () -> {
          synchronized (lock) {
            out.println("x");
          }
        });
    return "";
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String stringWriter() throws InterruptedException {
    StringWriter out = new StringWriter();
    Run.both(() -> out.write("a"), () -> out.write("b"));
    return out.toString();
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String charArrayWriter() throws InterruptedException {
    CharArrayWriter out = new CharArrayWriter();
    Run.both(() -> out.write('a'), () -> out.write('b'));
    return out.toString();
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String printWriter() throws InterruptedException {
    StringWriter string = new StringWriter();
    PrintWriter out = new PrintWriter(string);
    Run.both(() -> out.print("a"), () -> out.print("b"));
    return string.toString();
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String bufferedWriter() throws Exception {
    StringWriter string = new StringWriter();
    BufferedWriter out = new BufferedWriter(string);
    Run.both(Run.unchecked(() -> out.write("a")), Run.unchecked(() -> out.write("b")));
    out.flush();
    return string.toString();
  }

  /** A writer of the program, which locks what the JDK's writers lock. */
  private static final class Counting extends Writer {
    private int written;

    @Override
    public void write(char[] buffer, int offset, int length) {
      synchronized (lock) {
        written += length;
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Expect(outcomes = "2")
  public static String writerOfTheProgram() throws Exception {
    Counting out = new Counting();
    Run.both(Run.unchecked(() -> out.write("a")), Run.unchecked(() -> out.write("b")));
    return "" + out.written;
  }
}
