package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names that are known at a place of the text, and what they mean. */
final class Scope {
  private final TokenStream tokens;
  private final Map<String, Meaning> meanings = new LinkedHashMap<>();
  private final Map<String, Integer> lines = new HashMap<>();
  private final List<String> indices = new ArrayList<>();
  private int deepest;
  private boolean insideEdge;
  private int processes;

  Scope(TokenStream tokens) {
    this.tokens = tokens;
  }

  /** What a name can stand for. */
  sealed interface Meaning {
    /** A number that is always the same: a constant, or the index of a {@code for}. */
    record Constant(int value) implements Meaning {}

    /** An index that a quantifier binds, by its place in {@link Situation#indices}. */
    record Index(int place) implements Meaning {}

    /** A local state. */
    record State(LocalState state) implements Meaning {}

    /** A shared number. */
    record Integer(IntVariable variable) implements Meaning {}

    /** A shared variable that names a process. */
    record Pointer(ProcessVariable variable) implements Meaning {}

    /** What messages call it. */
    default String description() {
      return this instanceof Constant
          ? "a constant"
          : this instanceof Index
              ? "an index"
              : this instanceof State
                  ? "a local state"
                  : this instanceof Integer ? "an int variable" : "a process variable";
    }
  }

  /** Reads a name that nothing has yet. */
  Token expectFresh(String what) {
    Token name = tokens.expectName(what);
    Meaning known = meanings.get(name.text());
    if (known != null) {
      throw tokens.error(
          name.position(),
          "'%s' is %s already, declared at line %d"
              .formatted(name.text(), known.description(), lines.get(name.text())));
    }
    return name;
  }

  void declare(Token name, Meaning meaning) {
    meanings.put(name.text(), meaning);
    lines.put(name.text(), name.position().line());
  }

  void forget(Token name) {
    meanings.remove(name.text());
  }

  /** Binds an index by a quantifier; {@link #unbind} ends its reach. */
  int bind(Token name) {
    declare(name, new Meaning.Index(indices.size()));
    indices.add(name.text());
    deepest = Math.max(deepest, indices.size());
    return indices.size() - 1;
  }

  void unbind(Token name) {
    indices.remove(indices.size() - 1);
    forget(name);
  }

  /** How many indices are bound at once, anywhere in the text so far. */
  int deepest() {
    return deepest;
  }

  /** What a name means, which must have one. */
  Meaning meaning(Token name) {
    Meaning meaning = meanings.get(name.text());
    if (meaning == null) {
      List<String> known = new ArrayList<>(meanings.keySet());
      known.addAll(Words.VALUES);
      throw tokens.error(
          name.position(),
          "nothing is named '%s' here%s"
              .formatted(name.text(), Spelling.suggestion(name.text(), known)));
    }
    return meaning;
  }

  /** Whether a name stands for a number. */
  boolean isNumber(Token name) {
    Meaning meaning = meanings.get(name.text());
    return meaning != null
        && !(meaning instanceof Meaning.State)
        && !(meaning instanceof Meaning.Pointer);
  }

  /** Reads the name of a local state. */
  LocalState expectState() {
    Token name = tokens.expectName("a local state");
    Meaning meaning = meaning(name);
    if (meaning instanceof Meaning.State state) {
      return state.state();
    }
    throw tokens.error(
        name.position(),
        "expected a local state, but '%s' is %s".formatted(name.text(), meaning.description()));
  }

  /** How many local states are declared. */
  int states() {
    return declared(Meaning.State.class);
  }

  /** How many process variables are declared. */
  int pointers() {
    return declared(Meaning.Pointer.class);
  }

  private int declared(Class<? extends Meaning> sort) {
    return (int) meanings.values().stream().filter(sort::isInstance).count();
  }

  int processes(Position position) {
    if (processes == 0) {
      throw tokens.error(position, "how many processes there are is not said yet");
    }
    return processes;
  }

  void setProcesses(int number) {
    processes = number;
  }

  boolean insideEdge() {
    return insideEdge;
  }

  void setInsideEdge(boolean inside) {
    insideEdge = inside;
  }
}
