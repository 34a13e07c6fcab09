package dev.jacquard.generate;

import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Sizes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Decides how many operations each role may have. */
final class Rooms {
  private static final int ATTEMPTS = 20;

  private Rooms() {}

  /** One number per role, at least 1, such that the interleavings stay within the limit. */
  static int[] draw(List<Role> roles, Sizes sizes, Draw draw) {
    int[] rooms = new int[roles.size()];
    Arrays.fill(rooms, 1);
    int wanted = draw.between(sizes.fewestOperations(), sizes.mostOperations());
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int role = draw.below(rooms.length);
      rooms[role]++;
      if (total(roles, rooms) > wanted
          || Interleavings.estimate(perThread(roles, rooms)) > sizes.interleavings()) {
        rooms[role]--;
      }
    }
    return rooms;
  }

  /** Makes the largest room smaller; false if none can be. */
  static boolean reduce(int[] rooms) {
    int largest = 0;
    for (int r = 1; r < rooms.length; r++) {
      largest = rooms[r] > rooms[largest] ? r : largest;
    }
    return --rooms[largest] > 0;
  }

  private static int total(List<Role> roles, int[] rooms) {
    return Arrays.stream(perThread(roles, rooms)).sum();
  }

  private static int[] perThread(List<Role> roles, int[] rooms) {
    return IntStream.range(0, rooms.length)
        .flatMap(r -> IntStream.range(0, roles.get(r).threads()).map(copy -> rooms[r]))
        .toArray();
  }
}
