package dev.jacquard.models.action;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Checks that declared renamings map an action model to itself: objects to objects with the same
 * initial value, and the graph of each process to that of its image.
 */
record Automorphisms(ActionModel model) {
  /**
   * The renamings of a group.
   *
   * @throws IllegalArgumentException if one of them does not map the model to itself; the message
   *     says why
   */
  Renamings of(Group group) {
    return Renamings.generatedBy(group.generators().stream().map(this::checked).toList());
  }

  private Permutation checked(Group.Renaming renaming) {
    int[] processes = images(renaming, "process", renaming.processes(), model.processes().size());
    int[] objects = images(renaming, "object", renaming.objects(), model.objects().size());
    for (int i = 0; i < objects.length; i++) {
      checkObject(renaming, model.objects().get(i), model.objects().get(objects[i]));
    }
    for (int i = 0; i < processes.length; i++) {
      checkProcess(
          renaming, model.processes().get(i), model.processes().get(processes[i]), objects);
    }
    return Permutation.of(processes, objects);
  }

  private int[] images(
      Group.Renaming renaming, String what, Map<Integer, Integer> declared, int count) {
    int[] images = new int[count];
    Arrays.setAll(images, i -> declared.getOrDefault(i, i));
    declared.forEach((from, to) -> checkNumber(renaming, what, Math.min(from, to), count));
    declared.forEach((from, to) -> checkNumber(renaming, what, Math.max(from, to), count));
    if (Arrays.stream(images).distinct().count() < count) {
      throw refused(renaming, "two of them become the same " + what);
    }
    return images;
  }

  private void checkNumber(Group.Renaming renaming, String what, int number, int count) {
    if (number < 0 || number >= count) {
      throw refused(renaming, "there is no " + what + " " + number);
    }
  }

  private void checkObject(Group.Renaming renaming, SharedObject object, SharedObject image) {
    if (object.sort() != image.sort() || object.initial() != image.initial()) {
      throw refused(renaming, object.description() + ", but its image " + image.description());
    }
  }

  private void checkProcess(
      Group.Renaming renaming, ProcessGraph process, ProcessGraph image, int[] objects) {
    for (int node = 0; node < process.nodes().size(); node++) {
      List<Action> renamed =
          process.at(node).stream()
              .map(action -> action.object() < 0 ? action : action.on(objects[action.object()]))
              .toList();
      List<Action> actual = node < image.nodes().size() ? image.at(node) : List.of();
      if (!renamed.equals(actual)) {
        throw refused(
            renaming,
            process.name()
                + " may do "
                + text(process.at(node))
                + ", which becomes "
                + text(renamed)
                + ", but its image "
                + image.name()
                + " may do there "
                + text(actual));
      }
    }
  }

  private String text(List<Action> actions) {
    return actions.isEmpty()
        ? "nothing"
        : String.join(
            " or ",
            actions.stream()
                .map(a -> a.text(a.object() < 0 ? "" : model.objects().get(a.object()).name()))
                .toList());
  }

  private IllegalArgumentException refused(Group.Renaming renaming, String reason) {
    return new IllegalArgumentException(
        "the declared " + renaming.name() + " is no symmetry of " + model.name() + ": " + reason);
  }
}
