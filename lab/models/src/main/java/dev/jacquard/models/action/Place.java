package dev.jacquard.models.action;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A process, with the objects that change places with it. */
public record Place(int process, List<Integer> objects) {
  public Place {
    objects = List.copyOf(objects);
  }

  public static Place of(int process, int... objects) {
    return new Place(process, Arrays.stream(objects).boxed().toList());
  }

  /** So many processes, each alone. */
  public static List<Place> processes(int count) {
    return IntStream.range(0, count).mapToObj(Place::of).toList();
  }

  /** So many processes, each with the object that has the same number. */
  public static List<Place> processesWithObjects(int count) {
    return IntStream.range(0, count).mapToObj(i -> of(i, i)).toList();
  }
}
