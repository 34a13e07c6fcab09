package dev.jacquard.check.output;

import dev.jacquard.runtime.primitive.code.Linkage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The lines that a program prints: the first ones, the last ones, and how many there were. */
final class PrintedLines {
  private static final int MOST_AT_EITHER_END = 25;
  private static final int LONGEST = 500;

  private final List<String> head = new ArrayList<>();
  private final Deque<String> tail = new ArrayDeque<>();
  private final Map<String, StringBuilder> unfinished = new LinkedHashMap<>();
  private long left;
  private volatile boolean kept;

  /** From now on lines are kept. */
  void keep() {
    kept = true;
  }

  /** From now on lines are thrown away. */
  void drop() {
    kept = false;
    clear();
  }

  synchronized void clear() {
    head.clear();
    tail.clear();
    unfinished.clear();
    left = 0;
  }

  /**
   * Adds a text, which may be a part of a line or several lines. The thread that prints is the
   * program's, but what is kept is not: hooks are off, or a builder of ours that all threads use
   * would be an object of the program.
   */
  void add(String stream, String text) {
    if (kept) {
      Linkage.beginLookup();
      try {
        append(stream, text);
      } finally {
        Linkage.end();
      }
    }
  }

  private synchronized void append(String stream, String text) {
    StringBuilder line = unfinished.computeIfAbsent(stream, s -> new StringBuilder());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        finish(stream + line);
        line.setLength(0);
      } else if (c != '\r' && line.length() < LONGEST) {
        line.append(c);
      }
    }
  }

  private void finish(String line) {
    if (head.size() < MOST_AT_EITHER_END) {
      head.add(line);
      return;
    }
    tail.add(line);
    if (tail.size() > MOST_AT_EITHER_END) {
      tail.remove();
      left++;
    }
  }

  synchronized List<String> all() {
    unfinished.forEach(
        (stream, line) -> {
          if (line.length() > 0) {
            finish(stream + line);
            line.setLength(0);
          }
        });
    List<String> all = new ArrayList<>(head);
    if (left > 0) {
      all.add("... " + left + " more ...");
    }
    all.addAll(tail);
    return all;
  }
}
