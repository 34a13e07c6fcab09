package dev.jacquard.models.action;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A group of renamings of processes and objects, declared by what generates it. */
public record Group(List<Renaming> generators) {
  /**
   * Who and what takes the place of whom and what; whatever is not mentioned stays.
   *
   * @param name for messages
   */
  public record Renaming(
      String name, Map<Integer, Integer> processes, Map<Integer, Integer> objects) {
    public Renaming {
      processes = Map.copyOf(processes);
      objects = Map.copyOf(objects);
    }
  }

  public Group {
    generators = List.copyOf(generators);
  }

  /** A ring: everything moves on to the next place, from the last one to the first. */
  public static Group rotation(List<Place> places) {
    return new Group(List.of(cycle("rotation", places)));
  }

  /** Any two places can be exchanged. */
  public static Group full(List<Place> places) {
    List<Renaming> generators = new ArrayList<>();
    for (int i = 0; i + 1 < places.size(); i++) {
      generators.add(cycle("exchange", places.subList(i, i + 2)));
    }
    return new Group(generators);
  }

  private static Renaming cycle(String name, List<Place> places) {
    Map<Integer, Integer> processes = new HashMap<>();
    Map<Integer, Integer> objects = new HashMap<>();
    for (int i = 0; i < places.size(); i++) {
      Place from = places.get(i);
      Place to = places.get((i + 1) % places.size());
      if (from.objects().size() != to.objects().size()) {
        throw new IllegalArgumentException(
            "two places that are to be exchanged have "
                + from.objects().size()
                + " and "
                + to.objects().size()
                + " objects");
      }
      processes.put(from.process(), to.process());
      for (int k = 0; k < from.objects().size(); k++) {
        objects.put(from.objects().get(k), to.objects().get(k));
      }
    }
    return new Renaming(name, processes, objects);
  }
}
