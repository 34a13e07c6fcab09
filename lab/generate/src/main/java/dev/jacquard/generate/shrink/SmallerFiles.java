package dev.jacquard.generate.shrink;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Extent;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The programs that are one step smaller than a given one, the largest steps first.
 *
 * <p>Some are no programs, for instance because a local is used that is no longer declared: parsing
 * finds out. Every step goes down in (threads, declarations, statements, parts of expressions that
 * are no literals, sizes of literals), so that shrinking ends.
 */
final class SmallerFiles {
  private final LitmusFile file;

  private SmallerFiles(LitmusFile file) {
    this.file = file;
  }

  static Stream<LitmusFile> of(LitmusFile file) {
    SmallerFiles smaller = new SmallerFiles(file);
    List<Stream<LitmusFile>> steps =
        List.of(
            smaller.withoutThread(),
            smaller.withFewerCopies(),
            smaller.withoutSymmetries(),
            smaller.withoutUnused(),
            smaller.withLessCode(),
            smaller.withoutLocal());
    return steps.stream().flatMap(step -> step);
  }

  static LitmusFile withoutExpectations(LitmusFile file) {
    return new LitmusFile(file.declarations(), file.threads(), file.symmetries(), List.of());
  }

  private LitmusFile with(List<ThreadDefinition> threads) {
    return new LitmusFile(file.declarations(), threads, file.symmetries(), file.expectations());
  }

  private Stream<LitmusFile> withoutThread() {
    return file.threads().stream().map(thread -> recast(thread.declaration(), Optional.empty()));
  }

  private Stream<LitmusFile> withFewerCopies() {
    return file.threads().stream()
        .map(ThreadDefinition::declaration)
        .filter(thread -> thread.extent().array())
        .map(thread -> recast(thread, Optional.of(withFewerCopies(thread))));
  }

  private static ThreadDeclaration withFewerCopies(ThreadDeclaration thread) {
    int cells = thread.extent().cells() - 1;
    return new ThreadDeclaration(thread.name(), cells > 1 ? Extent.array(cells) : Extent.SINGLE);
  }

  private LitmusFile recast(ThreadDeclaration thread, Optional<ThreadDeclaration> replacement) {
    Recast recast = new Recast(thread, replacement);
    List<ThreadDefinition> threads =
        file.threads().stream().map(recast::rewrite).flatMap(Optional::stream).toList();
    return new LitmusFile(file.declarations(), threads, List.of(), file.expectations());
  }

  private Stream<LitmusFile> withoutSymmetries() {
    return file.symmetries().isEmpty()
        ? Stream.of()
        : Stream.of(
            new LitmusFile(file.declarations(), file.threads(), List.of(), file.expectations()));
  }

  private Stream<LitmusFile> withoutUnused() {
    List<Declaration> unused = new ArrayList<>(file.declarations());
    unused.removeAll(Uses.withoutUnused(file).declarations());
    return unused.isEmpty()
        ? Stream.of()
        : Stream.concat(
            Stream.of(Uses.withoutUnused(file)), unused.stream().map(this::withoutDeclaration));
  }

  private LitmusFile withoutDeclaration(Declaration declaration) {
    List<Declaration> left = new ArrayList<>(file.declarations());
    left.remove(declaration);
    return new LitmusFile(left, file.threads(), file.symmetries(), file.expectations());
  }

  private Stream<LitmusFile> withLessCode() {
    return inEachThread(thread -> SmallerStatements.of(thread.body().statements()).map(Block::new));
  }

  private Stream<LitmusFile> withoutLocal() {
    return inEachThread(
        thread -> thread.locals().stream().map(local -> withoutLocal(thread, local)));
  }

  private static Block withoutLocal(ThreadDefinition thread, Local local) {
    return new LocalRemoval(local).rewrite(thread.body());
  }

  /** The programs with one thread changed. */
  private Stream<LitmusFile> inEachThread(Function<ThreadDefinition, Stream<Block>> bodies) {
    return IntStream.range(0, file.threads().size())
        .boxed()
        .flatMap(t -> bodies.apply(file.threads().get(t)).map(body -> withBody(t, body)));
  }

  private LitmusFile withBody(int t, Block body) {
    List<ThreadDefinition> threads = new ArrayList<>(file.threads());
    threads.set(t, Renumbering.of(threads.get(t).declaration(), body));
    return with(threads);
  }
}
