package dev.jacquard.check.body;

import dev.jacquard.Body;
import dev.jacquard.check.test.Arguments;
import dev.jacquard.check.test.TestMethod;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A body on its way to another JVM: the method that it is, and what it takes along.
 *
 * <p>A serialisable lambda names its method when it is written to a stream. Nothing is ever read
 * from that stream: the worker calls the method itself, with copies of what the lambda has
 * captured, so that no code of serialisation runs in an execution.
 */
record Traveller(TestMethod method, Arguments arguments) {
  private static final String REMEDY =
      "; make it Serializable, or make what is needed of it inside of the body";

  /**
   * Finds out what a body is.
   *
   * @param target the class and the method that reports name
   * @throws IllegalArgumentException with a sentence for the user if it can't travel
   */
  static Traveller of(Body body, String target) {
    Optional<SerializedLambda> lambda = lambda(body);
    return lambda.isPresent() ? of(lambda.get(), body, target) : of((Object) body, target);
  }

  /** An object of an ordinary class: it goes along itself. */
  private static Traveller of(Object body, String target) {
    require(body, "the body");
    return new Traveller(
        new TestMethod(List.of(), body.getClass().getName(), "run", List.of(), target),
        Arguments.of(body));
  }

  private static Traveller of(SerializedLambda lambda, Body body, String target) {
    Object[] captured = new Object[lambda.getCapturedArgCount()];
    boolean hasInstance =
        lambda.getImplMethodKind() != MethodHandleInfo.REF_invokeStatic
            && lambda.getImplMethodKind() != MethodHandleInfo.REF_newInvokeSpecial;
    for (int i = 0; i < captured.length; i++) {
      captured[i] = lambda.getCapturedArg(i);
      require(captured[i], i == 0 && hasInstance ? instance(lambda) : "what the body uses");
    }
    String type = lambda.getImplClass().replace('/', '.');
    return new Traveller(
        new TestMethod(
            List.of(), type, lambda.getImplMethodName(), parameters(lambda, body), target),
        Arguments.of(captured));
  }

  /** A method of the class around a lambda, made by the compiler, or one that was named. */
  private static String instance(SerializedLambda lambda) {
    return lambda.getImplMethodName().startsWith("lambda$")
        ? "the object around the body (its 'this', by a field or a method that it uses)"
        : "the object of the method reference";
  }

  private static List<String> parameters(SerializedLambda lambda, Body body) {
    return MethodType.fromMethodDescriptorString(
            lambda.getImplMethodSignature(), body.getClass().getClassLoader())
        .parameterList()
        .stream()
        .map(Class::getName)
        .toList();
  }

  private static void require(Object value, String what) {
    try {
      Arguments.of(value);
    } catch (IllegalArgumentException stuck) {
      Throwable why = stuck.getCause() == null ? stuck : stuck.getCause();
      throw new IllegalArgumentException(
          what
              + ", a "
              + value.getClass().getName()
              + ", can't be taken to the worker JVM, in which bodies are run: "
              + why.getMessage()
              + REMEDY,
          stuck);
    }
  }

  /** What a lambda writes in its place; another object writes itself. */
  private static Optional<SerializedLambda> lambda(Body body) {
    List<Object> written = new ArrayList<>();
    try (Witness witness = new Witness(written)) {
      witness.writeObject(body);
    } catch (IOException stuck) {
      throw new IllegalStateException(stuck);
    }
    return written.get(0) instanceof SerializedLambda lambda
        ? Optional.of(lambda)
        : Optional.empty();
  }

  /** Sees what is written, and lets nothing of it through. */
  private static final class Witness extends ObjectOutputStream {
    private final List<Object> written;

    Witness(List<Object> written) throws IOException {
      super(OutputStream.nullOutputStream());
      this.written = written;
      enableReplaceObject(true);
    }

    @Override
    protected Object replaceObject(Object object) {
      written.add(object);
      return null;
    }
  }
}
