package dev.jacquard.junit;

import dev.jacquard.runtime.execution.Control;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Has a worker run the test method instead of JUnit.
 *
 * <p>The annotation is a test template, so that it can stand beside another one such as
 * {@code @ParameterizedTest}, which then says how often and with what the test is invoked; alone,
 * it is invoked once.
 */
final class EveryInterleavingExtension
    implements TestTemplateInvocationContextProvider, InvocationInterceptor {
  // ---- as a template ---------------------------------------------------------------------------

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return Stream.of(context.getRequiredTestMethod().getAnnotations())
        .map(Annotation::annotationType)
        .noneMatch(EveryInterleavingExtension::isOtherTemplate);
  }

  private static boolean isOtherTemplate(Class<? extends Annotation> type) {
    return type != EveryInterleaving.class
        && !AnnotationSupport.isAnnotated(type, EveryInterleaving.class)
        && (type == TestTemplate.class || AnnotationSupport.isAnnotated(type, TestTemplate.class));
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    String name = context.getDisplayName();
    return isPlainTest(context.getRequiredTestMethod())
        ? Stream.empty()
        : Stream.of(
            new TestTemplateInvocationContext() {
              @Override
              public String getDisplayName(int invocation) {
                return name;
              }
            });
  }

  /** With {@code @Test} beside it, JUnit invokes the method anyway: once is enough. */
  @Override
  public boolean mayReturnZeroTestTemplateInvocationContexts(ExtensionContext context) {
    return isPlainTest(context.getRequiredTestMethod());
  }

  private static boolean isPlainTest(Method method) {
    return AnnotationSupport.isAnnotated(method, Test.class);
  }

  // ---- in place of the invocations -------------------------------------------------------------

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    explore(invocation, method, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    explore(invocation, method, context);
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    proceedInWorker(invocation);
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    proceedInWorker(invocation);
  }

  private static void explore(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    if (!proceedInWorker(invocation)) {
      new InterleavedTest(method, context).run();
    }
  }

  /** In an execution JUnit does what it always does; elsewhere the worker does it in each. */
  private static boolean proceedInWorker(Invocation<Void> invocation) throws Throwable {
    if (Control.on()) {
      invocation.proceed();
      return true;
    }
    invocation.skip();
    return false;
  }
}
