package dev.jacquard.fuzz.similar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes a program smaller as long as it still shows what it is kept for. */
final class Shrinker {
  private static final int FEWEST_MEMBERS = 2;

  private final Predicate<SimilarProgram> shows;

  Shrinker(Predicate<SimilarProgram> shows) {
    this.shows = shows;
  }

  /** A program of which nothing can be left out. */
  SimilarProgram shrink(SimilarProgram program) {
    SimilarProgram present = program;
    Optional<SimilarProgram> smaller = Optional.of(program);
    while (smaller.isPresent()) {
      present = smaller.get();
      smaller = smaller(present).filter(shows).findFirst();
    }
    return present;
  }

  private static Stream<SimilarProgram> smaller(SimilarProgram program) {
    return Stream.of(
            IntStream.range(0, program.classes().size())
                .mapToObj(i -> program.withClasses(without(program.classes(), i, 1))),
            IntStream.range(0, program.classes().size()).boxed().flatMap(i -> smaller(program, i)),
            smaller(program.main()).map(program::withMain))
        .flatMap(part -> part);
  }

  private static Stream<SimilarProgram> smaller(SimilarProgram program, int index) {
    ThreadClass members = program.classes().get(index);
    Function<ThreadClass, SimilarProgram> with =
        changed -> {
          List<ThreadClass> classes = new ArrayList<>(program.classes());
          classes.set(index, changed);
          return program.withClasses(classes);
        };
    Stream<ThreadClass> fewer =
        members.members() > FEWEST_MEMBERS
            ? Stream.of(members.withMembers(members.members() - 1))
            : Stream.empty();
    return Stream.concat(fewer, smaller(members.body()).map(members::withBody)).map(with);
  }

  /** Without one or two statements, without a block around others, with a smaller block. */
  private static Stream<List<Statement>> smaller(List<Statement> statements) {
    return IntStream.range(0, statements.size())
        .boxed()
        .flatMap(
            i -> {
              Statement statement = statements.get(i);
              return Stream.of(
                      Stream.of(without(statements, i, 1)),
                      i + 1 < statements.size()
                          ? Stream.of(without(statements, i, 2))
                          : Stream.<List<Statement>>empty(),
                      statement.isBlock()
                          ? Stream.of(with(statements, i, statement.inner()))
                          : Stream.<List<Statement>>empty(),
                      smaller(statement.inner())
                          .map(inner -> with(statements, i, List.of(statement.withInner(inner)))))
                  .flatMap(part -> part);
            });
  }

  private static <T> List<T> without(List<T> all, int from, int count) {
    List<T> rest = new ArrayList<>(all);
    rest.subList(from, from + count).clear();
    return rest;
  }

  private static List<Statement> with(List<Statement> all, int index, List<Statement> instead) {
    List<Statement> changed = new ArrayList<>(all);
    changed.remove(index);
    changed.addAll(index, instead);
    return changed;
  }
}
