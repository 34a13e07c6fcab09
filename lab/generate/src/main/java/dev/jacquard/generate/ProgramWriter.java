package dev.jacquard.generate;

import dev.jacquard.generate.Role.Kind;
import dev.jacquard.generate.code.AccessFragments;
import dev.jacquard.generate.code.Body;
import dev.jacquard.generate.code.Catalogue;
import dev.jacquard.generate.code.Draw;
import dev.jacquard.generate.code.Operations;
import dev.jacquard.generate.code.Vocabulary;
import dev.jacquard.generate.shrink.Renumbering;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.DeclareLocal;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the code of all threads of a program. */
final class ProgramWriter {
  private final Draw draw;
  private final Vocabulary vocabulary;
  private final Catalogue catalogue;
  private final List<Role> roles;
  private final boolean interchangeable;

  /** If interchangeable, nobody tells identical threads apart. */
  ProgramWriter(
      Draw draw,
      Vocabulary vocabulary,
      Catalogue catalogue,
      List<Role> roles,
      boolean interchangeable) {
    this.draw = draw;
    this.vocabulary = vocabulary;
    this.catalogue = catalogue;
    this.roles = roles;
    this.interchangeable = interchangeable;
  }

  LitmusFile write(int[] rooms) {
    Suffix suffix = suffix(rooms);
    List<ThreadDefinition> threads = new ArrayList<>();
    for (int r = 0; r < rooms.length; r++) {
      Block code = new Block(code(roles.get(r), rooms[r], suffix));
      roles.get(r).declarations().forEach(thread -> threads.add(Renumbering.of(thread, code)));
    }
    return new LitmusFile(vocabulary.declarations(), threads, List.of(), List.of());
  }

  /** What all suffixed threads end with, and the local that the beginning leaves for it, if any. */
  private record Suffix(List<Statement> code, Optional<Local> carried) {}

  /** Half of what the shortest of the suffixed threads has room for. */
  private Suffix suffix(int[] rooms) {
    int room = Integer.MAX_VALUE;
    for (int r = 0; r < rooms.length; r++) {
      if (roles.get(r).kind() == Kind.SUFFIXED) {
        room = Math.min(room, rooms[r]);
      }
    }
    if (room == Integer.MAX_VALUE) {
      return new Suffix(List.of(), Optional.empty());
    }
    Body body = body(false);
    Optional<Local> carried =
        draw.oneIn(2) ? Optional.of(body.locals().declare("carried")) : Optional.empty();
    return new Suffix(body.statements((room + 1) / 2), carried);
  }

  private List<Statement> code(Role role, int room, Suffix suffix) {
    return switch (role.kind()) {
      case ORDINARY, IDENTICAL -> observing(body(false), room);
      case NUMBERED -> observing(body(true), room);
      case SUFFIXED -> prefixed(room, suffix);
      case MAIN -> new MainThread(body(false), others(), interchangeable).statements(room);
    };
  }

  /** Often ends with a read, so that the final states tell how the run went. */
  private List<Statement> observing(Body body, int room) {
    int read = room > 1 && draw.oneIn(3) ? 1 : 0;
    List<Statement> code = new ArrayList<>(body.statements(room - read));
    code.addAll(read > 0 ? AccessFragments.read(body, read) : List.of());
    return code;
  }

  private List<Statement> prefixed(int room, Suffix suffix) {
    Body body = body(false);
    List<Statement> code = new ArrayList<>();
    int left = room - Operations.in(suffix.code());
    if (suffix.carried().isPresent()) {
      Expression value = left > 0 && draw.oneIn(2) ? body.values().read() : body.values().small();
      code.add(new DeclareLocal(body.locals().declare("carried"), value));
    }
    List<Statement> beginning = body.statements(left - Operations.in(code));
    if (!beginning.isEmpty()) {
      code.add(new Block(beginning)); // its locals may have the names of those of the suffix
    }
    code.addAll(suffix.code());
    return code;
  }

  private List<Role> others() {
    return roles.stream().filter(role -> role.kind() != Kind.MAIN).toList();
  }

  private Body body(boolean numbered) {
    return new Body(draw, vocabulary, catalogue, new Body.Surroundings(named(), numbered));
  }

  private List<Reference<ThreadDeclaration>> named() {
    return roles.stream()
        .filter(role -> !(interchangeable && role.kind() == Kind.IDENTICAL))
        .flatMap(role -> role.references().stream())
        .toList();
  }
}
