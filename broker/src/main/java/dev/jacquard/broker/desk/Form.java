package dev.jacquard.broker.desk;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Bytes from what is written into a form, and back. */
final class Form {
  private Form() {}

  static byte[] bytes(Consumer<StateWriter> content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    content.accept(new StateWriter(out));
    return out.toByteArray();
  }

  static StateReader reader(byte[] bytes) {
    return new StateReader(new ByteArrayInputStream(bytes));
  }

  static void texts(StateWriter out, Collection<String> texts) {
    out.number(texts.size());
    texts.forEach(out::text);
  }

  static List<String> texts(StateReader in) {
    List<String> texts = new ArrayList<>();
    for (int left = in.count(); left > 0; left--) {
      texts.add(in.text());
    }
    return texts;
  }
}
