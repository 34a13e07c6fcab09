package dev.jacquard.check.output;

import dev.jacquard.runtime.primitive.synchronizer.Monitors;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * A stream that a program prints to. It takes its monitor where a stream of the JDK does, also
 * while code of the program runs (a {@code toString}, a {@code formatTo}); but not the real one: a
 * thread can be suspended there, and the next one to print would wait for it.
 */
final class Printer extends PrintStream {
  private final String name;
  private final PrintedLines lines;

  Printer(String name, PrintedLines lines) {
    super(OutputStream.nullOutputStream());
    this.name = name;
    this.lines = lines;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    print(new String(bytes, offset, length, Charset.defaultCharset()));
  }

  @Override
  public void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void writeBytes(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  @Override
  public void print(String text) {
    Monitors.enterInJdk(this);
    lines.add(name, String.valueOf(text));
    Monitors.exitInJdk(this);
  }

  @Override
  public void print(Object object) {
    print(String.valueOf(object));
  }

  @Override
  public void print(boolean value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(char value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(int value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(long value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(float value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(double value) {
    print(String.valueOf(value));
  }

  @Override
  public void print(char[] value) {
    print(String.valueOf(value));
  }

  @Override
  public void println() {
    print("\n");
  }

  @Override
  public void println(String text) {
    print(text + "\n");
  }

  @Override
  public void println(Object object) {
    println(String.valueOf(object));
  }

  @Override
  public void println(boolean value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(char value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(int value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(long value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(float value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(double value) {
    println(String.valueOf(value));
  }

  @Override
  public void println(char[] value) {
    println(String.valueOf(value));
  }

  @Override
  public PrintStream printf(String format, Object... arguments) {
    return format(format, arguments);
  }

  @Override
  public PrintStream printf(Locale locale, String format, Object... arguments) {
    return format(locale, format, arguments);
  }

  @Override
  public PrintStream format(String format, Object... arguments) {
    return locked(() -> String.format(format, arguments));
  }

  @Override
  public PrintStream format(Locale locale, String format, Object... arguments) {
    return locked(() -> String.format(locale, format, arguments));
  }

  private PrintStream locked(Supplier<String> text) {
    Monitors.enterInJdk(this);
    try {
      print(text.get());
    } finally {
      Monitors.exitInJdk(this);
    }
    return this;
  }

  @Override
  public PrintStream append(CharSequence text) {
    print(String.valueOf(text));
    return this;
  }

  @Override
  public PrintStream append(CharSequence text, int start, int end) {
    return append(String.valueOf(text).subSequence(start, end));
  }

  @Override
  public PrintStream append(char value) {
    print(value);
    return this;
  }

  @Override
  public boolean checkError() {
    return false;
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}
}
