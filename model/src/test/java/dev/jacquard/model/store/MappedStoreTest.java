package dev.jacquard.model.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MappedStoreTest {
  @TempDir private Path folder;

  @Test
  void holdsMoreThanTheHeapMay() {
    int states = 100_000;
    int words = 50;
    long heap = 2_000_000;
    try (StateStore store = new MappedStore(folder, heap)) {
      long[] state = new long[words];
      for (int i = 0; i < states; i++) {
        state[i % words] += i;
        assertThat(store.add(state, words)).isEqualTo(i);
      }
      assertThat(store.bytes()).isGreaterThan(8L * words * states);
      long[] first = new long[words];
      assertThat(store.read(1, first)[1]).isEqualTo(1);
      assertThat(store.find(state, words)).isEqualTo(states - 1);
    }
  }

  @Test
  void itsFileIsDeleted() throws IOException {
    try (StateStore store = new MappedStore(folder)) {
      store.add(new long[] {1}, 1);
    }
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void isFullWhenTheHeapHasNoRoomForItsTable() {
    try (StateStore store = new MappedStore(folder, 10_000)) {
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 10_000; i++) {
                  store.add(new long[] {i}, 1);
                }
              })
          .isInstanceOf(StoreFullException.class);
      assertThat(store.read(700, new long[1])[0]).isEqualTo(700);
      assertThat(store.find(new long[] {700}, 1)).isEqualTo(700);
      int size = store.size();
      assertThatThrownBy(() -> store.add(new long[] {-1}, 1))
          .isInstanceOf(StoreFullException.class);
      assertThat(store.size()).isEqualTo(size);
    }
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> new MappedStore(folder.resolve("missing")))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("missing");
  }
}
