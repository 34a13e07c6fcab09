package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.store.StoreFullException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a search has found, each property once.
 *
 * <p>A finding is noted while a state is expanded, and its path told after that: a path is found by
 * expanding states again, for which the space must be free.
 */
public final class Findings {
  /** Messages may have values in them, and then there is no end of them. */
  private static final int MOST = 100;

  /** Tells the way to a state, and on by a failing step if there is one. */
  @FunctionalInterface
  public interface Teller {
    Path path(int number, Optional<Failure> failure);
  }

  /** A step that was tried in a state and fails. */
  public record Failure(int process, int action, String message) {}

  private record Note(
      Finding.Type type, String property, String message, int number, Optional<Failure> failure) {}

  private final Model model;
  private final Set<String> known = new HashSet<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();
  private final long never;
  private final long sometimes;
  private long seen;
  private long unseen;

  public Findings(Model model) {
    this.model = model;
    this.never = mask(Property.Never.class);
    this.sometimes = mask(Property.Sometimes.class);
    this.unseen = never | sometimes;
  }

  private long mask(Class<? extends Property> type) {
    long mask = 0;
    for (Property property : model.properties()) {
      if (type.isInstance(property)) {
        mask |= 1L << proposition(property);
      }
    }
    return mask;
  }

  private static int proposition(Property property) {
    if (property instanceof Property.Never wanted) {
      return wanted.proposition();
    }
    return property instanceof Property.Sometimes wanted ? wanted.proposition() : -1;
  }

  /** Whether anybody still wants to know which propositions hold in a new state. */
  boolean curious() {
    return unseen != 0;
  }

  /** These propositions hold in a state that was reached. */
  public void observed(long propositions, int number) {
    long fresh = propositions & unseen;
    if (fresh == 0) {
      return;
    }
    seen |= fresh;
    unseen &= ~fresh;
    for (Property property : model.properties()) {
      if (property instanceof Property.Never bad && (fresh >>> bad.proposition() & 1) != 0) {
        String message = "reached a state in which " + proposition(bad.proposition()) + " holds";
        note(Finding.Type.NEVER, bad.name(), message, number, Optional.empty());
      }
    }
  }

  private String proposition(int index) {
    return "\"" + model.propositions().get(index) + "\"";
  }

  public void deadlock(int number) {
    note(
        Finding.Type.DEADLOCK,
        "no deadlock",
        "reached a state in which no process has a step",
        number,
        Optional.empty());
  }

  void assertion(int number, int process, int action, String message) {
    Failure failure = new Failure(process, action, message);
    note(Finding.Type.ASSERTION, "assertions", message, number, Optional.of(failure));
  }

  public void exception(int number, int process, int action, String message) {
    Failure failure = new Failure(process, action, message);
    note(Finding.Type.EXCEPTION, "no exceptions", message, number, Optional.of(failure));
  }

  /** A run that a formula forbids, and that need not be noted first. */
  void temporal(String property, String message, Optional<Path> path) {
    findings.add(new Finding(Finding.Type.TEMPORAL, property, message, path));
  }

  /** What describes a state throws. */
  public void exception(int number, String message) {
    note(Finding.Type.EXCEPTION, "no exceptions", message, number, Optional.empty());
  }

  private void note(
      Finding.Type type, String property, String message, int number, Optional<Failure> failure) {
    boolean fresh = known.add(type + " " + property + (failure.isPresent() ? message : ""));
    if (fresh && known.size() <= MOST) {
      notes.add(new Note(type, property, message, number, failure));
    }
  }

  public boolean pending() {
    return !notes.isEmpty();
  }

  /** Tells the paths of what was noted. */
  public void tell(Teller teller) {
    for (Note note : notes) {
      findings.add(told(note, teller));
    }
    notes.clear();
  }

  /** The finding counts more than its path, which can't always be told. */
  private static Finding told(Note note, Teller teller) {
    try {
      Path path = teller.path(note.number, note.failure);
      return new Finding(note.type, note.property, note.message, Optional.of(path));
    } catch (OutOfMemoryError | StoreFullException | UntoldException e) {
      String reason =
          e instanceof UntoldException
              ? "how can't be told, since " + e.getMessage()
              : "there is no memory left to tell how";
      return new Finding(note.type, note.property, note.message + "; " + reason, Optional.empty());
    }
  }

  public boolean isEmpty() {
    return findings.isEmpty();
  }

  /** After a search that has seen everything: what never happened although it should. */
  public void complete() {
    for (Property property : model.properties()) {
      if (property instanceof Property.Sometimes good && (seen >>> good.proposition() & 1) == 0) {
        String message = "reached no state in which " + proposition(good.proposition()) + " holds";
        findings.add(new Finding(Finding.Type.SOMETIMES, good.name(), message, Optional.empty()));
      }
    }
  }

  public List<Finding> all() {
    return List.copyOf(findings);
  }
}
